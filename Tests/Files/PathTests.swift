import Platform
import Testing

@Test func `Equal places have equal paths`() {
  #expect(Path("/a//b/./c/").text == "/a/b/c")
  #expect(Path("./a").text == "a")
  #expect(Path("./").text == ".")
  #expect(Path("//").text == "/")
  #expect(Path("").text == "")
}

@Test func `A path is taken apart and put together`() {
  let path = Path("/vault").appending("logs/live")
  #expect(path.components == ["vault", "logs", "live"])
  #expect(path.lastComponent == "live")
  #expect(path.parent == "/vault/logs")
  #expect(Path("/vault").parent == "/" && Path("/").parent == "/")
  #expect(Path("name").parent == "." && Path(".").parent == ".")
  #expect(path.isAbsolute && !Path("a/b").isAbsolute)
  #expect(Path("/").appending("a") == "/a")
}
