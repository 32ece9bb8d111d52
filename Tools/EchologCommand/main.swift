print("echolog")
