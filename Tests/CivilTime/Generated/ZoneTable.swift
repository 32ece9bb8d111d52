/// Written by Tools/generate-zone-table; do not edit. Python's zoneinfo, 840 and 1428 rows.
enum ZoneTable {
  /// The release of tzdata that the rows come from.
  static let release = "2025b"
  /// The second since 1970 from which on another release may say otherwise.
  static let settledBefore: Int64 = 1735689600

  /// Zone, second since 1970, offset in seconds.
  static let offsets = """
    Europe/Berlin 528253199 7200
    Europe/Berlin 528253200 3600
    Europe/Berlin 533162266 3600
    Europe/Berlin 796179599 3600
    Europe/Berlin 796179600 7200
    Europe/Berlin 796514568 7200
    Europe/Berlin 922582799 3600
    Europe/Berlin 922582800 7200
    Europe/Berlin 922790580 7200
    Europe/Berlin 941331599 7200
    Europe/Berlin 941331600 3600
    Europe/Berlin 947450043 3600
    Europe/Berlin 1351385999 7200
    Europe/Berlin 1351386000 3600
    Europe/Berlin 1352203526 3600
    Europe/Berlin 1382835599 7200
    Europe/Berlin 1382835600 3600
    Europe/Berlin 1388651642 3600
    Europe/Berlin 1414285199 7200
    Europe/Berlin 1414285200 3600
    Europe/Berlin 1418633942 3600
    Europe/Berlin 1585443599 3600
    Europe/Berlin 1585443600 7200
    Europe/Berlin 1589934752 7200
    Europe/Berlin 1869094799 3600
    Europe/Berlin 1869094800 7200
    Europe/Berlin 1870239694 7200
    Europe/Berlin 2216249999 3600
    Europe/Berlin 2216250000 7200
    Europe/Berlin 2223971242 7200
    Europe/Berlin 2563405199 3600
    Europe/Berlin 2563405200 7200
    Europe/Berlin 2563685198 7200
    Europe/Berlin 2595459599 3600
    Europe/Berlin 2595459600 7200
    Europe/Berlin 2597403479 7200
    Europe/Berlin 2689808399 3600
    Europe/Berlin 2689808400 7200
    Europe/Berlin 2690682585 7200
    Europe/Berlin 3402867599 7200
    Europe/Berlin 3402867600 3600
    Europe/Berlin 3403765168 3600
    Europe/Berlin -1983409055 3600
    Europe/Berlin 361547048 7200
    Europe/Berlin -2320980742 3600
    Europe/Berlin 1181154707 7200
    Europe/Berlin 855299400 3600
    Europe/Berlin -7477369809 3208
    Europe/London -1017612001 3600
    Europe/London -1017612000 0
    Europe/London -1011292393 0
    Europe/London -717030001 3600
    Europe/London -717030000 7200
    Europe/London -715536127 7200
    Europe/London -512604001 3600
    Europe/London -512604000 0
    Europe/London -510553259 0
    Europe/London -337816801 0
    Europe/London -337816800 3600
    Europe/London -336791351 3600
    Europe/London 196221599 0
    Europe/London 196221600 3600
    Europe/London 198490128 3600
    Europe/London 404269199 3600
    Europe/London 404269200 0
    Europe/London 406832929 0
    Europe/London 751424399 3600
    Europe/London 751424400 0
    Europe/London 752106725 0
    Europe/London 1080435599 0
    Europe/London 1080435600 3600
    Europe/London 1084152951 3600
    Europe/London 1509238799 3600
    Europe/London 1509238800 0
    Europe/London 1510739432 0
    Europe/London 1698541199 3600
    Europe/London 1698541200 0
    Europe/London 1701832030 0
    Europe/London 2108595599 3600
    Europe/London 2108595600 0
    Europe/London 2110961701 0
    Europe/London 3131917199 0
    Europe/London 3131917200 3600
    Europe/London 3137901861 3600
    Europe/London 3181510799 3600
    Europe/London 3181510800 0
    Europe/London 3183588583 0
    Europe/London 3510521999 0
    Europe/London 3510522000 3600
    Europe/London 3516812475 3600
    Europe/London 4081075775 3600
    Europe/London 3777597412 3600
    Europe/London 4019076346 3600
    Europe/London -5008355004 -75
    Europe/London -582977080 3600
    Europe/London 4817011172 3600
    Europe/Dublin -1650146401 3600
    Europe/Dublin -1650146400 0
    Europe/Dublin -1643489377 0
    Europe/Dublin -1442786401 0
    Europe/Dublin -1442786400 3600
    Europe/Dublin -1442351859 3600
    Europe/Dublin -1410732001 0
    Europe/Dublin -1410732000 3600
    Europe/Dublin -1408379381 3600
    Europe/Dublin -1333317601 3600
    Europe/Dublin -1333317600 0
    Europe/Dublin -1330861647 0
    Europe/Dublin -969228001 0
    Europe/Dublin -969228000 3600
    Europe/Dublin -966868380 3600
    Europe/Dublin -719445601 0
    Europe/Dublin -719445600 3600
    Europe/Dublin -716897117 3600
    Europe/Dublin -684972001 0
    Europe/Dublin -684972000 3600
    Europe/Dublin -678982891 3600
    Europe/Dublin -605743201 3600
    Europe/Dublin -605743200 0
    Europe/Dublin -598583036 0
    Europe/Dublin 341373599 3600
    Europe/Dublin 341373600 0
    Europe/Dublin 344577416 0
    Europe/Dublin 657075599 3600
    Europe/Dublin 657075600 0
    Europe/Dublin 663311967 0
    Europe/Dublin 846377999 3600
    Europe/Dublin 846378000 0
    Europe/Dublin 852770436 0
    Europe/Dublin 1224982799 3600
    Europe/Dublin 1224982800 0
    Europe/Dublin 1232276585 0
    Europe/Dublin 1919293199 3600
    Europe/Dublin 1919293200 0
    Europe/Dublin 1921272464 0
    Europe/Dublin 2203549199 3600
    Europe/Dublin 2203549200 0
    Europe/Dublin 2208841067 0
    Europe/Dublin 5733882953 3600
    Europe/Dublin -3452591609 -1521
    Europe/Dublin -6257777300 -1521
    Europe/Dublin 5508091700 3600
    Europe/Dublin -8135272368 -1521
    Europe/Dublin 3885323635 0
    Europe/Amsterdam -1427667573 4772
    Europe/Amsterdam -1427667572 1172
    Europe/Amsterdam -1424233545 1172
    Europe/Amsterdam -1092953973 1172
    Europe/Amsterdam -1092953972 4772
    Europe/Amsterdam -1089265383 4772
    Europe/Amsterdam -781052401 3600
    Europe/Amsterdam -781052400 7200
    Europe/Amsterdam -774029439 7200
    Europe/Amsterdam 1174784399 3600
    Europe/Amsterdam 1174784400 7200
    Europe/Amsterdam 1180056848 7200
    Europe/Amsterdam 1382835599 7200
    Europe/Amsterdam 1382835600 3600
    Europe/Amsterdam 1388305370 3600
    Europe/Amsterdam 1445734799 7200
    Europe/Amsterdam 1445734800 3600
    Europe/Amsterdam 1453147147 3600
    Europe/Amsterdam 1887843599 7200
    Europe/Amsterdam 1887843600 3600
    Europe/Amsterdam 1894233601 3600
    Europe/Amsterdam 1932598799 3600
    Europe/Amsterdam 1932598800 7200
    Europe/Amsterdam 1935381146 7200
    Europe/Amsterdam 2248304399 3600
    Europe/Amsterdam 2248304400 7200
    Europe/Amsterdam 2251834367 7200
    Europe/Amsterdam 2613603599 7200
    Europe/Amsterdam 2613603600 3600
    Europe/Amsterdam 2614953415 3600
    Europe/Amsterdam 2626909199 3600
    Europe/Amsterdam 2626909200 7200
    Europe/Amsterdam 2633323866 7200
    Europe/Amsterdam 2879110799 3600
    Europe/Amsterdam 2879110800 7200
    Europe/Amsterdam 2880913999 7200
    Europe/Amsterdam 3604870799 3600
    Europe/Amsterdam 3604870800 7200
    Europe/Amsterdam 3606521539 7200
    Europe/Amsterdam 3875821199 7200
    Europe/Amsterdam 3875821200 3600
    Europe/Amsterdam 3877187544 3600
    Europe/Amsterdam -6287188284 1172
    Europe/Amsterdam -1227856535 1172
    Europe/Amsterdam 3565438121 3600
    Europe/Amsterdam -5124927276 1172
    Europe/Amsterdam -5056178150 1172
    Europe/Amsterdam -8711544097 1172
    America/New_York -986752801 -14400
    America/New_York -986752800 -18000
    America/New_York -980220569 -18000
    America/New_York -481744801 -14400
    America/New_York -481744800 -18000
    America/New_York -478147727 -18000
    America/New_York -242240401 -18000
    America/New_York -242240400 -14400
    America/New_York -236211721 -14400
    America/New_York 783496799 -14400
    America/New_York 783496800 -18000
    America/New_York 786916380 -18000
    America/New_York 941349599 -14400
    America/New_York 941349600 -18000
    America/New_York 946016983 -18000
    America/New_York 1081061999 -18000
    America/New_York 1081062000 -14400
    America/New_York 1083435334 -14400
    America/New_York 1205045999 -18000
    America/New_York 1205046000 -14400
    America/New_York 1211625064 -14400
    America/New_York 1710053999 -18000
    America/New_York 1710054000 -14400
    America/New_York 1714299757 -14400
    America/New_York 1762063199 -14400
    America/New_York 1762063200 -18000
    America/New_York 1764389258 -18000
    America/New_York 1867906799 -18000
    America/New_York 1867906800 -14400
    America/New_York 1874251707 -14400
    America/New_York 1930805999 -18000
    America/New_York 1930806000 -14400
    America/New_York 1936041220 -14400
    America/New_York 2109218399 -14400
    America/New_York 2109218400 -18000
    America/New_York 2115625439 -18000
    America/New_York 2593666799 -18000
    America/New_York 2593666800 -14400
    America/New_York 2597147153 -14400
    America/New_York 2898482399 -14400
    America/New_York 2898482400 -18000
    America/New_York 2901089982 -18000
    America/New_York -6207068017 -17762
    America/New_York 1353922238 -18000
    America/New_York 4511490113 -18000
    America/New_York -4071518367 -17762
    America/New_York -8322336689 -17762
    America/New_York 2834045912 -14400
    America/Sao_Paulo -1206957601 -10800
    America/Sao_Paulo -1206957600 -7200
    America/Sao_Paulo -1206131815 -7200
    America/Sao_Paulo -570747601 -10800
    America/Sao_Paulo -570747600 -7200
    America/Sao_Paulo -566966642 -7200
    America/Sao_Paulo -539125201 -10800
    America/Sao_Paulo -539125200 -7200
    America/Sao_Paulo -535553819 -7200
    America/Sao_Paulo -155163601 -10800
    America/Sao_Paulo -155163600 -7200
    America/Sao_Paulo -152013662 -7200
    America/Sao_Paulo -68418001 -10800
    America/Sao_Paulo -68418000 -7200
    America/Sao_Paulo -63711252 -7200
    America/Sao_Paulo 634701599 -7200
    America/Sao_Paulo 634701600 -10800
    America/Sao_Paulo 640006410 -10800
    America/Sao_Paulo 728445599 -7200
    America/Sao_Paulo 728445600 -10800
    America/Sao_Paulo 731179118 -10800
    America/Sao_Paulo 1003028399 -10800
    America/Sao_Paulo 1003028400 -7200
    America/Sao_Paulo 1008805557 -7200
    America/Sao_Paulo 1076810399 -7200
    America/Sao_Paulo 1076810400 -10800
    America/Sao_Paulo 1078972797 -10800
    America/Sao_Paulo 1162695599 -10800
    America/Sao_Paulo 1162695600 -7200
    America/Sao_Paulo 1164627797 -7200
    America/Sao_Paulo 1224385199 -10800
    America/Sao_Paulo 1224385200 -7200
    America/Sao_Paulo 1230027239 -7200
    America/Sao_Paulo 1287284399 -10800
    America/Sao_Paulo 1287284400 -7200
    America/Sao_Paulo 1293526139 -7200
    America/Sao_Paulo 1350788399 -10800
    America/Sao_Paulo 1350788400 -7200
    America/Sao_Paulo 1351301956 -7200
    America/Sao_Paulo 1518919199 -7200
    America/Sao_Paulo 1518919200 -10800
    America/Sao_Paulo 1521079121 -10800
    America/Sao_Paulo 1983788272 -10800
    America/Sao_Paulo -8969065184 -11188
    America/Sao_Paulo 3231057179 -10800
    America/Sao_Paulo 5435769114 -10800
    America/Sao_Paulo 1310883262 -10800
    America/Sao_Paulo -6804547273 -11188
    America/St_Johns -1409434149 -12652
    America/St_Johns -1409434148 -9052
    America/St_Johns -1409015102 -9052
    America/St_Johns -1377984549 -12652
    America/St_Johns -1377984548 -9052
    America/St_Johns -1370811946 -9052
    America/St_Johns -1220131749 -12652
    America/St_Johns -1220131748 -9052
    America/St_Johns -1213674784 -9052
    America/St_Johns -1156627749 -12652
    America/St_Johns -1156627748 -9052
    America/St_Johns -1150963935 -9052
    America/St_Johns -418246201 -9000
    America/St_Johns -418246200 -12600
    America/St_Johns -417763199 -12600
    America/St_Johns -131571001 -9000
    America/St_Johns -131571000 -12600
    America/St_Johns -124334047 -12600
    America/St_Johns 514963799 -12600
    America/St_Johns 514963800 -9000
    America/St_Johns 516561609 -9000
    America/St_Johns 828847859 -12600
    America/St_Johns 828847860 -9000
    America/St_Johns 835336930 -9000
    America/St_Johns 1130639459 -9000
    America/St_Johns 1130639460 -12600
    America/St_Johns 1136957505 -12600
    America/St_Johns 3035770199 -12600
    America/St_Johns 3035770200 -9000
    America/St_Johns 3038851664 -9000
    America/St_Johns 3067219799 -12600
    America/St_Johns 3067219800 -9000
    America/St_Johns 3071309996 -9000
    America/St_Johns 3277081799 -9000
    America/St_Johns 3277081800 -12600
    America/St_Johns 3284705208 -12600
    America/St_Johns 3666576599 -12600
    America/St_Johns 3666576600 -9000
    America/St_Johns 3670874312 -9000
    America/St_Johns 3792979799 -12600
    America/St_Johns 3792979800 -9000
    America/St_Johns 3796349682 -9000
    America/St_Johns -4139456055 -12652
    America/St_Johns -624324495 -12600
    America/St_Johns -5793923027 -12652
    America/St_Johns 3778881948 -9000
    America/St_Johns -14004505 -9000
    America/St_Johns 5653191637 -12600
    Asia/Kolkata -3645237209 21208
    Asia/Kolkata -3645237208 21200
    Asia/Kolkata -3639398497 21200
    Asia/Kolkata -3155694801 21200
    Asia/Kolkata -3155694800 19270
    Asia/Kolkata -3149092043 19270
    Asia/Kolkata -2019705671 19270
    Asia/Kolkata -2019705670 19800
    Asia/Kolkata -2012824436 19800
    Asia/Kolkata -891581401 19800
    Asia/Kolkata -891581400 23400
    Asia/Kolkata -884749871 23400
    Asia/Kolkata -872058601 23400
    Asia/Kolkata -872058600 19800
    Asia/Kolkata -864626636 19800
    Asia/Kolkata -862637401 19800
    Asia/Kolkata -862637400 23400
    Asia/Kolkata -860098939 23400
    Asia/Kolkata -764145001 23400
    Asia/Kolkata -764145000 19800
    Asia/Kolkata -758327561 19800
    Asia/Kolkata 2290652517 19800
    Asia/Kolkata 4198017877 19800
    Asia/Kolkata 526071728 19800
    Asia/Kolkata 837571563 19800
    Asia/Kolkata -729514383 19800
    Asia/Kolkata 5587086627 19800
    Asia/Kathmandu -1577943677 20476
    Asia/Kathmandu -1577943676 19800
    Asia/Kathmandu -1576674114 19800
    Asia/Kathmandu 504901799 19800
    Asia/Kathmandu 504901800 20700
    Asia/Kathmandu 508721911 20700
    Asia/Kathmandu 6743628294 20700
    Asia/Kathmandu -3989970523 20476
    Asia/Kathmandu -1965539605 20476
    Asia/Kathmandu 4071020163 20700
    Asia/Kathmandu 5237036612 20700
    Asia/Kathmandu 3529939006 20700
    Asia/Tehran -1090466745 12344
    Asia/Tehran -1090466744 12600
    Asia/Tehran -1086449009 12600
    Asia/Tehran 322432199 12600
    Asia/Tehran 322432200 16200
    Asia/Tehran 323232103 16200
    Asia/Tehran 717103799 16200
    Asia/Tehran 717103800 12600
    Asia/Tehran 724589921 12600
    Asia/Tehran 764281799 12600
    Asia/Tehran 764281800 16200
    Asia/Tehran 768753170 16200
    Asia/Tehran 780175799 16200
    Asia/Tehran 780175800 12600
    Asia/Tehran 781133969 12600
    Asia/Tehran 985206599 12600
    Asia/Tehran 985206600 16200
    Asia/Tehran 987919208 16200
    Asia/Tehran 1032636599 16200
    Asia/Tehran 1032636600 12600
    Asia/Tehran 1037002855 12600
    Asia/Tehran 1237667399 12600
    Asia/Tehran 1237667400 16200
    Asia/Tehran 1239562284 16200
    Asia/Tehran 1474399799 16200
    Asia/Tehran 1474399800 12600
    Asia/Tehran 1477022180 12600
    Asia/Tehran 1506022199 16200
    Asia/Tehran 1506022200 12600
    Asia/Tehran 1512514603 12600
    Asia/Tehran 1521664199 12600
    Asia/Tehran 1521664200 16200
    Asia/Tehran 1528315097 16200
    Asia/Tehran 1553200199 12600
    Asia/Tehran 1553200200 16200
    Asia/Tehran 1560388591 16200
    Asia/Tehran 1569094199 16200
    Asia/Tehran 1569094200 12600
    Asia/Tehran 1573418316 12600
    Asia/Tehran 1663788599 16200
    Asia/Tehran 1663788600 12600
    Asia/Tehran 1669129906 12600
    Asia/Tehran 6158933821 12600
    Asia/Tehran 2373355465 12600
    Asia/Tehran -3318818151 12344
    Asia/Tehran -1548328423 12344
    Asia/Tehran -5852132243 12344
    Asia/Tehran -4074681965 12344
    Asia/Gaza -919036801 7200
    Asia/Gaza -919036800 10800
    Asia/Gaza -913035353 10800
    Asia/Gaza -336790801 7200
    Asia/Gaza -336790800 10800
    Asia/Gaza -335008290 10800
    Asia/Gaza 796600799 7200
    Asia/Gaza 796600800 10800
    Asia/Gaza 799186540 10800
    Asia/Gaza 860104799 7200
    Asia/Gaza 860104800 10800
    Asia/Gaza 863213070 10800
    Asia/Gaza 1082066399 7200
    Asia/Gaza 1082066400 10800
    Asia/Gaza 1088494100 10800
    Asia/Gaza 1143842399 7200
    Asia/Gaza 1143842400 10800
    Asia/Gaza 1150161343 10800
    Asia/Gaza 1521845999 7200
    Asia/Gaza 1521846000 10800
    Asia/Gaza 1528240720 10800
    Asia/Gaza 2234905199 10800
    Asia/Gaza 2234905200 7200
    Asia/Gaza 2241377363 7200
    Asia/Gaza 2531865599 7200
    Asia/Gaza 2531865600 10800
    Asia/Gaza 2537084688 7200
    Asia/Gaza 2754431999 7200
    Asia/Gaza 2754432000 10800
    Asia/Gaza 2760820180 10800
    Asia/Gaza 3244319999 7200
    Asia/Gaza 3244320000 10800
    Asia/Gaza 3246994379 7200
    Asia/Gaza 3428179199 7200
    Asia/Gaza 3428179200 10800
    Asia/Gaza 3428441781 10800
    Asia/Gaza 3673123199 7200
    Asia/Gaza 3673123200 10800
    Asia/Gaza 3680305745 10800
    Asia/Gaza 3731183999 7200
    Asia/Gaza 3731184000 10800
    Asia/Gaza 3738561792 10800
    Asia/Gaza 3900226768 10800
    Asia/Gaza 4387960720 7200
    Asia/Gaza 5107291587 7200
    Asia/Gaza -8121952773 8272
    Asia/Gaza 3729878440 7200
    Asia/Gaza 2450281648 10800
    Australia/Lord_Howe 530033399 37800
    Australia/Lord_Howe 530033400 39600
    Australia/Lord_Howe 535388119 39600
    Australia/Lord_Howe 636476399 39600
    Australia/Lord_Howe 636476400 37800
    Australia/Lord_Howe 642520289 37800
    Australia/Lord_Howe 657041399 37800
    Australia/Lord_Howe 657041400 39600
    Australia/Lord_Howe 663079714 39600
    Australia/Lord_Howe 1712415599 39600
    Australia/Lord_Howe 1712415600 37800
    Australia/Lord_Howe 1717109084 37800
    Australia/Lord_Howe 1838213999 39600
    Australia/Lord_Howe 1838214000 37800
    Australia/Lord_Howe 1840549021 37800
    Australia/Lord_Howe 1917444599 37800
    Australia/Lord_Howe 1917444600 39600
    Australia/Lord_Howe 1918280941 39600
    Australia/Lord_Howe 2091020399 39600
    Australia/Lord_Howe 2091020400 37800
    Australia/Lord_Howe 2095056351 37800
    Australia/Lord_Howe 2169646199 37800
    Australia/Lord_Howe 2169646200 39600
    Australia/Lord_Howe 2170050977 39600
    Australia/Lord_Howe 2343221999 39600
    Australia/Lord_Howe 2343222000 37800
    Australia/Lord_Howe 2347155889 37800
    Australia/Lord_Howe 2863956599 37800
    Australia/Lord_Howe 2863956600 39600
    Australia/Lord_Howe 2868375727 39600
    Australia/Lord_Howe 3368964599 37800
    Australia/Lord_Howe 3368964600 39600
    Australia/Lord_Howe 3376296961 39600
    Australia/Lord_Howe 3431863799 37800
    Australia/Lord_Howe 3431863800 39600
    Australia/Lord_Howe 3432741900 39600
    Australia/Lord_Howe 3495367799 37800
    Australia/Lord_Howe 3495367800 39600
    Australia/Lord_Howe 3499471827 39600
    Australia/Lord_Howe 3653220599 37800
    Australia/Lord_Howe 3653220600 39600
    Australia/Lord_Howe 3659094239 39600
    Australia/Lord_Howe 3821523157 39600
    Australia/Lord_Howe 5957280362 39600
    Australia/Lord_Howe -4687600930 38180
    Australia/Lord_Howe -3295719529 38180
    Australia/Lord_Howe -1811437712 36000
    Australia/Lord_Howe -2062955755 36000
    Pacific/Apia -2445424385 45184
    Pacific/Apia -2445424384 -41216
    Pacific/Apia -2444953893 -41216
    Pacific/Apia -631110601 -41400
    Pacific/Apia -631110600 -39600
    Pacific/Apia -624360145 -39600
    Pacific/Apia 1316872799 -39600
    Pacific/Apia 1316872800 -36000
    Pacific/Apia 1323771173 -36000
    Pacific/Apia 1325239199 -36000
    Pacific/Apia 1325239200 50400
    Pacific/Apia 1329152087 50400
    Pacific/Apia 1333202399 50400
    Pacific/Apia 1333202400 46800
    Pacific/Apia 1340955699 46800
    Pacific/Apia 1411826399 46800
    Pacific/Apia 1411826400 50400
    Pacific/Apia 1417415542 50400
    Pacific/Apia 1428155999 50400
    Pacific/Apia 1428156000 46800
    Pacific/Apia 1435101276 46800
    Pacific/Apia 1459605599 50400
    Pacific/Apia 1459605600 46800
    Pacific/Apia 1465529442 46800
    Pacific/Apia 1474725599 46800
    Pacific/Apia 1474725600 50400
    Pacific/Apia 1477596748 50400
    Pacific/Apia 1491055199 50400
    Pacific/Apia 1491055200 46800
    Pacific/Apia 1494516727 46800
    Pacific/Apia 1506175199 46800
    Pacific/Apia 1506175200 50400
    Pacific/Apia 1507652523 50400
    Pacific/Apia 1522504799 50400
    Pacific/Apia 1522504800 46800
    Pacific/Apia 1526391561 46800
    Pacific/Apia 1538229599 46800
    Pacific/Apia 1538229600 50400
    Pacific/Apia 1540858930 50400
    Pacific/Apia 1617458399 50400
    Pacific/Apia 1617458400 46800
    Pacific/Apia 1623735185 46800
    Pacific/Apia -4931970162 45184
    Pacific/Apia 2329704031 46800
    Pacific/Apia 4861771372 46800
    Pacific/Apia 6628768717 46800
    Pacific/Apia -3398631063 45184
    Pacific/Apia 3414567432 46800
    Pacific/Auckland -986808601 41400
    Pacific/Auckland -986808600 43200
    Pacific/Auckland -985037897 43200
    Pacific/Auckland 278431199 43200
    Pacific/Auckland 278431200 46800
    Pacific/Auckland 283994499 46800
    Pacific/Auckland 341330399 43200
    Pacific/Auckland 341330400 46800
    Pacific/Auckland 348680361 46800
    Pacific/Auckland 826984799 46800
    Pacific/Auckland 826984800 43200
    Pacific/Auckland 827780436 43200
    Pacific/Auckland 875973599 43200
    Pacific/Auckland 875973600 46800
    Pacific/Auckland 880486326 46800
    Pacific/Auckland 1047736799 46800
    Pacific/Auckland 1047736800 43200
    Pacific/Auckland 1054820694 43200
    Pacific/Auckland 1128175199 43200
    Pacific/Auckland 1128175200 46800
    Pacific/Auckland 1132579616 46800
    Pacific/Auckland 1554559199 46800
    Pacific/Auckland 1554559200 43200
    Pacific/Auckland 1555383101 43200
    Pacific/Auckland 1775311199 46800
    Pacific/Auckland 1775311200 43200
    Pacific/Auckland 1782370049 43200
    Pacific/Auckland 1821880799 43200
    Pacific/Auckland 1821880800 46800
    Pacific/Auckland 1825710985 46800
    Pacific/Auckland 2358338399 43200
    Pacific/Auckland 2358338400 46800
    Pacific/Auckland 2364990024 46800
    Pacific/Auckland 2516191199 43200
    Pacific/Auckland 2516191200 46800
    Pacific/Auckland 2522354199 46800
    Pacific/Auckland 3384683999 46800
    Pacific/Auckland 3384684000 43200
    Pacific/Auckland 3389848942 43200
    Pacific/Auckland 3967711199 43200
    Pacific/Auckland 3967711200 46800
    Pacific/Auckland 3970866943 46800
    Pacific/Auckland 4677723819 46800
    Pacific/Auckland 5670182718 43200
    Pacific/Auckland -5053620301 41944
    Pacific/Auckland -1621171562 41400
    Pacific/Auckland -6859099646 41944
    Pacific/Auckland -112137306 43200
    Pacific/Kiritimati -2177415041 -37760
    Pacific/Kiritimati -2177415040 -38400
    Pacific/Kiritimati -2172686087 -38400
    Pacific/Kiritimati 307622399 -38400
    Pacific/Kiritimati 307622400 -36000
    Pacific/Kiritimati 308348902 -36000
    Pacific/Kiritimati 788867999 -36000
    Pacific/Kiritimati 788868000 50400
    Pacific/Kiritimati 796036110 50400
    Pacific/Kiritimati 6676370838 50400
    Pacific/Kiritimati 3998022826 50400
    Pacific/Kiritimati 3088236678 50400
    Pacific/Kiritimati -4085805419 -37760
    Pacific/Kiritimati 5169876343 50400
    Pacific/Kiritimati 2660876121 50400
    Africa/Casablanca -605149201 3600
    Africa/Casablanca -605149200 0
    Africa/Casablanca -604311199 0
    Africa/Casablanca 1281221999 3600
    Africa/Casablanca 1281222000 0
    Africa/Casablanca 1287591017 0
    Africa/Casablanca 1521943199 0
    Africa/Casablanca 1521943200 3600
    Africa/Casablanca 1523728865 3600
    Africa/Casablanca 1526176799 3600
    Africa/Casablanca 1526176800 0
    Africa/Casablanca 1527962845 0
    Africa/Casablanca 1621130399 0
    Africa/Casablanca 1621130400 3600
    Africa/Casablanca 1622389797 3600
    Africa/Casablanca 1743904799 0
    Africa/Casablanca 1743904800 3600
    Africa/Casablanca 1748107143 3600
    Africa/Casablanca 2077149599 3600
    Africa/Casablanca 2077149600 0
    Africa/Casablanca 2079191298 0
    Africa/Casablanca 2169079199 3600
    Africa/Casablanca 2169079200 0
    Africa/Casablanca 2171207168 0
    Africa/Casablanca 2264032799 0
    Africa/Casablanca 2264032800 3600
    Africa/Casablanca 2268527103 3600
    Africa/Casablanca 2386807199 0
    Africa/Casablanca 2386807200 3600
    Africa/Casablanca 2394537878 3600
    Africa/Casablanca 2597882399 3600
    Africa/Casablanca 2597882400 0
    Africa/Casablanca 2603843129 3600
    Africa/Casablanca 2628122399 3600
    Africa/Casablanca 2628122400 0
    Africa/Casablanca 2634898429 3600
    Africa/Casablanca 3274653599 0
    Africa/Casablanca 3274653600 3600
    Africa/Casablanca 3279378187 3600
    Africa/Casablanca 3454883999 3600
    Africa/Casablanca 3454884000 0
    Africa/Casablanca 3459341704 3600
    Africa/Casablanca -4996177683 -1820
    Africa/Casablanca -5562177588 -1820
    Africa/Casablanca -3905739710 -1820
    Africa/Casablanca 4474215938 3600
    Africa/Casablanca 1050296393 0
    Africa/Casablanca 5520312671 3600
    Africa/Monrovia -1604359013 -2588
    Africa/Monrovia -1604359012 -2670
    Africa/Monrovia -1597727804 -2670
    Africa/Monrovia 63593069 -2670
    Africa/Monrovia 63593070 0
    Africa/Monrovia 66495306 0
    Africa/Monrovia -8170326868 -2588
    Africa/Monrovia -4361913521 -2588
    Africa/Monrovia -7101794011 -2588
    Africa/Monrovia -6993728287 -2588
    Africa/Monrovia -2266371711 -2588
    Africa/Monrovia -3941597368 -2588
    Antarctica/Troll 1162083599 7200
    Antarctica/Troll 1162083600 0
    Antarctica/Troll 1164795165 0
    Antarctica/Troll 1459040399 0
    Antarctica/Troll 1459040400 7200
    Antarctica/Troll 1464039488 7200
    Antarctica/Troll 1603587599 7200
    Antarctica/Troll 1603587600 0
    Antarctica/Troll 1607526828 0
    Antarctica/Troll 2026947599 0
    Antarctica/Troll 2026947600 7200
    Antarctica/Troll 2033268607 7200
    Antarctica/Troll 2140045199 7200
    Antarctica/Troll 2140045200 0
    Antarctica/Troll 2140671410 0
    Antarctica/Troll 2582153999 7200
    Antarctica/Troll 2582154000 0
    Antarctica/Troll 2586663710 0
    Antarctica/Troll 3036963599 0
    Antarctica/Troll 3036963600 7200
    Antarctica/Troll 3039003008 7200
    Antarctica/Troll 3055712399 7200
    Antarctica/Troll 3055712400 0
    Antarctica/Troll 3057224408 0
    Antarctica/Troll 3212960399 7200
    Antarctica/Troll 3212960400 0
    Antarctica/Troll 3219111408 0
    Antarctica/Troll 3226265999 0
    Antarctica/Troll 3226266000 7200
    Antarctica/Troll 3227292476 7200
    Antarctica/Troll 3402867599 7200
    Antarctica/Troll 3402867600 0
    Antarctica/Troll 3407679430 0
    Antarctica/Troll 3844371599 7200
    Antarctica/Troll 3844371600 0
    Antarctica/Troll 3846438015 0
    Antarctica/Troll 3970774799 7200
    Antarctica/Troll 3970774800 0
    Antarctica/Troll 3975060484 0
    Antarctica/Troll 4096573199 7200
    Antarctica/Troll 4096573200 0
    Antarctica/Troll 4099119429 0
    Antarctica/Troll 5412026680 7200
    Antarctica/Troll -6105074800 0
    Antarctica/Troll -1011989153 0
    Antarctica/Troll 2321463038 7200
    Antarctica/Troll -4398887747 0
    Antarctica/Troll 4063541864 7200
    America/Nuuk 891133199 -10800
    America/Nuuk 891133200 -7200
    America/Nuuk 892972193 -7200
    America/Nuuk 1004230799 -7200
    America/Nuuk 1004230800 -10800
    America/Nuuk 1006510863 -10800
    America/Nuuk 1067129999 -7200
    America/Nuuk 1067130000 -10800
    America/Nuuk 1071250894 -10800
    America/Nuuk 1256432399 -7200
    America/Nuuk 1256432400 -10800
    America/Nuuk 1264058422 -10800
    America/Nuuk 1427590799 -10800
    America/Nuuk 1427590800 -7200
    America/Nuuk 1430267062 -7200
    America/Nuuk 1521939599 -10800
    America/Nuuk 1521939600 -7200
    America/Nuuk 1526067632 -7200
    America/Nuuk 1667091599 -7200
    America/Nuuk 1667091600 -10800
    America/Nuuk 1673976571 -10800
    America/Nuuk 2026947599 -7200
    America/Nuuk 2026947600 -3600
    America/Nuuk 2028157687 -3600
    America/Nuuk 2090451599 -7200
    America/Nuuk 2090451600 -3600
    America/Nuuk 2094279163 -3600
    America/Nuuk 2297897999 -3600
    America/Nuuk 2297898000 -7200
    America/Nuuk 2300531443 -7200
    America/Nuuk 3402867599 -3600
    America/Nuuk 3402867600 -7200
    America/Nuuk 3407286275 -7200
    America/Nuuk 3750022799 -3600
    America/Nuuk 3750022800 -7200
    America/Nuuk 3754678732 -7200
    America/Nuuk 3920576399 -7200
    America/Nuuk 3920576400 -3600
    America/Nuuk 3928233934 -3600
    America/Nuuk 4015529999 -7200
    America/Nuuk 4015530000 -3600
    America/Nuuk 4016713166 -3600
    America/Nuuk 6343830289 -7200
    America/Nuuk -5354597918 -12416
    America/Nuuk 1668730306 -10800
    America/Nuuk 2606564460 -3600
    America/Nuuk -403929059 -10800
    America/Nuuk -8419343819 -12416
    Asia/Seoul -672228001 36000
    Asia/Seoul -672228000 32400
    Asia/Seoul -666147960 32400
    Asia/Seoul -623408401 32400
    Asia/Seoul -623408400 36000
    Asia/Seoul -615994052 36000
    Asia/Seoul -588848401 32400
    Asia/Seoul -588848400 36000
    Asia/Seoul -587549779 36000
    Asia/Seoul -577965601 36000
    Asia/Seoul -577965600 32400
    Asia/Seoul -570347717 32400
    Asia/Seoul -498128401 32400
    Asia/Seoul -498128400 30600
    Asia/Seoul -490725751 30600
    Asia/Seoul -451733401 34200
    Asia/Seoul -451733400 30600
    Asia/Seoul -445302074 30600
    Asia/Seoul -429784201 30600
    Asia/Seoul -429784200 34200
    Asia/Seoul -423431843 34200
    Asia/Seoul -399544201 30600
    Asia/Seoul -399544200 34200
    Asia/Seoul -397210274 34200
    Asia/Seoul -368094601 30600
    Asia/Seoul -368094600 34200
    Asia/Seoul -365128479 34200
    Asia/Seoul -336645001 30600
    Asia/Seoul -336645000 34200
    Asia/Seoul -333933694 34200
    Asia/Seoul -324552601 34200
    Asia/Seoul -324552600 30600
    Asia/Seoul -317917892 30600
    Asia/Seoul 560883599 36000
    Asia/Seoul 560883600 32400
    Asia/Seoul 567487529 32400
    Asia/Seoul 579027599 32400
    Asia/Seoul 579027600 36000
    Asia/Seoul 584957446 36000
    Asia/Seoul 592333199 36000
    Asia/Seoul 592333200 32400
    Asia/Seoul 599021879 32400
    Asia/Seoul -8369404031 30472
    Asia/Seoul 5671429815 32400
    Asia/Seoul 5718103015 32400
    Asia/Seoul 160050674 32400
    Asia/Seoul 4681660938 32400
    Asia/Seoul 633055134 32400
    UTC -5128727707 0
    UTC -8352961 0
    UTC 591310859 0
    UTC 367178905 0
    UTC -6552186926 0
    UTC -7481196432 0
    """

  /// Zone, date and time on the wall, second since 1970.
  static let instants = """
    Europe/Berlin 1986-09-28 01:30 528247800
    Europe/Berlin 1986-09-28 02:29 528251340
    Europe/Berlin 1986-09-28 02:59 528253140
    Europe/Berlin 1986-09-28 03:00 528256800
    Europe/Berlin 1986-09-28 03:29 528258540
    Europe/Berlin 1986-09-28 04:01 528260460
    Europe/Berlin 1995-03-26 00:30 796174200
    Europe/Berlin 1995-03-26 01:29 796177740
    Europe/Berlin 1995-03-26 01:59 796179540
    Europe/Berlin 1995-03-26 02:00 796179600
    Europe/Berlin 1995-03-26 02:29 796179600
    Europe/Berlin 1995-03-26 03:01 796179660
    Europe/Berlin 1999-03-28 00:30 922577400
    Europe/Berlin 1999-03-28 01:29 922580940
    Europe/Berlin 1999-03-28 01:59 922582740
    Europe/Berlin 1999-03-28 02:00 922582800
    Europe/Berlin 1999-03-28 02:29 922582800
    Europe/Berlin 1999-03-28 03:01 922582860
    Europe/Berlin 1999-10-31 01:30 941326200
    Europe/Berlin 1999-10-31 02:29 941329740
    Europe/Berlin 1999-10-31 02:59 941331540
    Europe/Berlin 1999-10-31 03:00 941335200
    Europe/Berlin 1999-10-31 03:29 941336940
    Europe/Berlin 1999-10-31 04:01 941338860
    Europe/Berlin 2012-10-28 01:30 1351380600
    Europe/Berlin 2012-10-28 02:29 1351384140
    Europe/Berlin 2012-10-28 02:59 1351385940
    Europe/Berlin 2012-10-28 03:00 1351389600
    Europe/Berlin 2012-10-28 03:29 1351391340
    Europe/Berlin 2012-10-28 04:01 1351393260
    Europe/Berlin 2013-10-27 01:30 1382830200
    Europe/Berlin 2013-10-27 02:29 1382833740
    Europe/Berlin 2013-10-27 02:59 1382835540
    Europe/Berlin 2013-10-27 03:00 1382839200
    Europe/Berlin 2013-10-27 03:29 1382840940
    Europe/Berlin 2013-10-27 04:01 1382842860
    Europe/Berlin 2014-10-26 01:30 1414279800
    Europe/Berlin 2014-10-26 02:29 1414283340
    Europe/Berlin 2014-10-26 02:59 1414285140
    Europe/Berlin 2014-10-26 03:00 1414288800
    Europe/Berlin 2014-10-26 03:29 1414290540
    Europe/Berlin 2014-10-26 04:01 1414292460
    Europe/Berlin 2020-03-29 00:30 1585438200
    Europe/Berlin 2020-03-29 01:29 1585441740
    Europe/Berlin 2020-03-29 01:59 1585443540
    Europe/Berlin 2020-03-29 02:00 1585443600
    Europe/Berlin 2020-03-29 02:29 1585443600
    Europe/Berlin 2020-03-29 03:01 1585443660
    Europe/Berlin 2029-03-25 00:30 1869089400
    Europe/Berlin 2029-03-25 01:29 1869092940
    Europe/Berlin 2029-03-25 01:59 1869094740
    Europe/Berlin 2029-03-25 02:00 1869094800
    Europe/Berlin 2029-03-25 02:29 1869094800
    Europe/Berlin 2029-03-25 03:01 1869094860
    Europe/Berlin 2040-03-25 00:30 2216244600
    Europe/Berlin 2040-03-25 01:29 2216248140
    Europe/Berlin 2040-03-25 01:59 2216249940
    Europe/Berlin 2040-03-25 02:00 2216250000
    Europe/Berlin 2040-03-25 02:29 2216250000
    Europe/Berlin 2040-03-25 03:01 2216250060
    Europe/Berlin 2051-03-26 00:30 2563399800
    Europe/Berlin 2051-03-26 01:29 2563403340
    Europe/Berlin 2051-03-26 01:59 2563405140
    Europe/Berlin 2051-03-26 02:00 2563405200
    Europe/Berlin 2051-03-26 02:29 2563405200
    Europe/Berlin 2051-03-26 03:01 2563405260
    Europe/Berlin 2052-03-31 00:30 2595454200
    Europe/Berlin 2052-03-31 01:29 2595457740
    Europe/Berlin 2052-03-31 01:59 2595459540
    Europe/Berlin 2052-03-31 02:00 2595459600
    Europe/Berlin 2052-03-31 02:29 2595459600
    Europe/Berlin 2052-03-31 03:01 2595459660
    Europe/Berlin 2055-03-28 00:30 2689803000
    Europe/Berlin 2055-03-28 01:29 2689806540
    Europe/Berlin 2055-03-28 01:59 2689808340
    Europe/Berlin 2055-03-28 02:00 2689808400
    Europe/Berlin 2055-03-28 02:29 2689808400
    Europe/Berlin 2055-03-28 03:01 2689808460
    Europe/Berlin 2077-10-31 01:30 3402862200
    Europe/Berlin 2077-10-31 02:29 3402865740
    Europe/Berlin 2077-10-31 02:59 3402867540
    Europe/Berlin 2077-10-31 03:00 3402871200
    Europe/Berlin 2077-10-31 03:29 3402872940
    Europe/Berlin 2077-10-31 04:01 3402874860
    Europe/London 1937-10-03 01:30 -1017617400
    Europe/London 1937-10-03 02:29 -1017613860
    Europe/London 1937-10-03 02:59 -1017612060
    Europe/London 1937-10-03 03:00 -1017608400
    Europe/London 1937-10-03 03:29 -1017606660
    Europe/London 1937-10-03 04:01 -1017604740
    Europe/London 1947-04-13 00:30 -717035400
    Europe/London 1947-04-13 01:29 -717031860
    Europe/London 1947-04-13 01:59 -717030060
    Europe/London 1947-04-13 02:00 -717030000
    Europe/London 1947-04-13 02:29 -717030000
    Europe/London 1947-04-13 03:01 -717029940
    Europe/London 1953-10-04 01:30 -512609400
    Europe/London 1953-10-04 02:29 -512605860
    Europe/London 1953-10-04 02:59 -512604060
    Europe/London 1953-10-04 03:00 -512600400
    Europe/London 1953-10-04 03:29 -512598660
    Europe/London 1953-10-04 04:01 -512596740
    Europe/London 1959-04-19 00:30 -337822200
    Europe/London 1959-04-19 01:29 -337818660
    Europe/London 1959-04-19 01:59 -337816860
    Europe/London 1959-04-19 02:00 -337816800
    Europe/London 1959-04-19 02:29 -337816800
    Europe/London 1959-04-19 03:01 -337816740
    Europe/London 1976-03-21 00:30 196216200
    Europe/London 1976-03-21 01:29 196219740
    Europe/London 1976-03-21 01:59 196221540
    Europe/London 1976-03-21 02:00 196221600
    Europe/London 1976-03-21 02:29 196221600
    Europe/London 1976-03-21 03:01 196221660
    Europe/London 1982-10-24 00:30 404263800
    Europe/London 1982-10-24 01:29 404267340
    Europe/London 1982-10-24 01:59 404269140
    Europe/London 1982-10-24 02:00 404272800
    Europe/London 1982-10-24 02:29 404274540
    Europe/London 1982-10-24 03:01 404276460
    Europe/London 1993-10-24 00:30 751419000
    Europe/London 1993-10-24 01:29 751422540
    Europe/London 1993-10-24 01:59 751424340
    Europe/London 1993-10-24 02:00 751428000
    Europe/London 1993-10-24 02:29 751429740
    Europe/London 1993-10-24 03:01 751431660
    Europe/London 2004-03-27 23:30 1080430200
    Europe/London 2004-03-28 00:29 1080433740
    Europe/London 2004-03-28 00:59 1080435540
    Europe/London 2004-03-28 01:00 1080435600
    Europe/London 2004-03-28 01:29 1080435600
    Europe/London 2004-03-28 02:01 1080435660
    Europe/London 2017-10-29 00:30 1509233400
    Europe/London 2017-10-29 01:29 1509236940
    Europe/London 2017-10-29 01:59 1509238740
    Europe/London 2017-10-29 02:00 1509242400
    Europe/London 2017-10-29 02:29 1509244140
    Europe/London 2017-10-29 03:01 1509246060
    Europe/London 2023-10-29 00:30 1698535800
    Europe/London 2023-10-29 01:29 1698539340
    Europe/London 2023-10-29 01:59 1698541140
    Europe/London 2023-10-29 02:00 1698544800
    Europe/London 2023-10-29 02:29 1698546540
    Europe/London 2023-10-29 03:01 1698548460
    Europe/London 2036-10-26 00:30 2108590200
    Europe/London 2036-10-26 01:29 2108593740
    Europe/London 2036-10-26 01:59 2108595540
    Europe/London 2036-10-26 02:00 2108599200
    Europe/London 2036-10-26 02:29 2108600940
    Europe/London 2036-10-26 03:01 2108602860
    Europe/London 2069-03-30 23:30 3131911800
    Europe/London 2069-03-31 00:29 3131915340
    Europe/London 2069-03-31 00:59 3131917140
    Europe/London 2069-03-31 01:00 3131917200
    Europe/London 2069-03-31 01:29 3131917200
    Europe/London 2069-03-31 02:01 3131917260
    Europe/London 2070-10-26 00:30 3181505400
    Europe/London 2070-10-26 01:29 3181508940
    Europe/London 2070-10-26 01:59 3181510740
    Europe/London 2070-10-26 02:00 3181514400
    Europe/London 2070-10-26 02:29 3181516140
    Europe/London 2070-10-26 03:01 3181518060
    Europe/London 2081-03-29 23:30 3510516600
    Europe/London 2081-03-30 00:29 3510520140
    Europe/London 2081-03-30 00:59 3510521940
    Europe/London 2081-03-30 01:00 3510522000
    Europe/London 2081-03-30 01:29 3510522000
    Europe/London 2081-03-30 02:01 3510522060
    Europe/Dublin 1917-09-17 01:30 -1650151800
    Europe/Dublin 1917-09-17 02:29 -1650148260
    Europe/Dublin 1917-09-17 02:59 -1650146460
    Europe/Dublin 1917-09-17 03:00 -1650142800
    Europe/Dublin 1917-09-17 03:29 -1650141060
    Europe/Dublin 1917-09-17 04:01 -1650139140
    Europe/Dublin 1924-04-13 00:30 -1442791800
    Europe/Dublin 1924-04-13 01:29 -1442788260
    Europe/Dublin 1924-04-13 01:59 -1442786460
    Europe/Dublin 1924-04-13 02:00 -1442786400
    Europe/Dublin 1924-04-13 02:29 -1442786400
    Europe/Dublin 1924-04-13 03:01 -1442786340
    Europe/Dublin 1925-04-19 00:30 -1410737400
    Europe/Dublin 1925-04-19 01:29 -1410733860
    Europe/Dublin 1925-04-19 01:59 -1410732060
    Europe/Dublin 1925-04-19 02:00 -1410732000
    Europe/Dublin 1925-04-19 02:29 -1410732000
    Europe/Dublin 1925-04-19 03:01 -1410731940
    Europe/Dublin 1927-10-02 01:30 -1333323000
    Europe/Dublin 1927-10-02 02:29 -1333319460
    Europe/Dublin 1927-10-02 02:59 -1333317660
    Europe/Dublin 1927-10-02 03:00 -1333314000
    Europe/Dublin 1927-10-02 03:29 -1333312260
    Europe/Dublin 1927-10-02 04:01 -1333310340
    Europe/Dublin 1939-04-16 00:30 -969233400
    Europe/Dublin 1939-04-16 01:29 -969229860
    Europe/Dublin 1939-04-16 01:59 -969228060
    Europe/Dublin 1939-04-16 02:00 -969228000
    Europe/Dublin 1939-04-16 02:29 -969228000
    Europe/Dublin 1939-04-16 03:01 -969227940
    Europe/Dublin 1947-03-16 00:30 -719451000
    Europe/Dublin 1947-03-16 01:29 -719447460
    Europe/Dublin 1947-03-16 01:59 -719445660
    Europe/Dublin 1947-03-16 02:00 -719445600
    Europe/Dublin 1947-03-16 02:29 -719445600
    Europe/Dublin 1947-03-16 03:01 -719445540
    Europe/Dublin 1948-04-18 00:30 -684977400
    Europe/Dublin 1948-04-18 01:29 -684973860
    Europe/Dublin 1948-04-18 01:59 -684972060
    Europe/Dublin 1948-04-18 02:00 -684972000
    Europe/Dublin 1948-04-18 02:29 -684972000
    Europe/Dublin 1948-04-18 03:01 -684971940
    Europe/Dublin 1950-10-22 01:30 -605748600
    Europe/Dublin 1950-10-22 02:29 -605745060
    Europe/Dublin 1950-10-22 02:59 -605743260
    Europe/Dublin 1950-10-22 03:00 -605739600
    Europe/Dublin 1950-10-22 03:29 -605737860
    Europe/Dublin 1950-10-22 04:01 -605735940
    Europe/Dublin 1980-10-26 01:30 341368200
    Europe/Dublin 1980-10-26 02:29 341371740
    Europe/Dublin 1980-10-26 02:59 341373540
    Europe/Dublin 1980-10-26 03:00 341377200
    Europe/Dublin 1980-10-26 03:29 341378940
    Europe/Dublin 1980-10-26 04:01 341380860
    Europe/Dublin 1990-10-28 00:30 657070200
    Europe/Dublin 1990-10-28 01:29 657073740
    Europe/Dublin 1990-10-28 01:59 657075540
    Europe/Dublin 1990-10-28 02:00 657079200
    Europe/Dublin 1990-10-28 02:29 657080940
    Europe/Dublin 1990-10-28 03:01 657082860
    Europe/Dublin 1996-10-27 00:30 846372600
    Europe/Dublin 1996-10-27 01:29 846376140
    Europe/Dublin 1996-10-27 01:59 846377940
    Europe/Dublin 1996-10-27 02:00 846381600
    Europe/Dublin 1996-10-27 02:29 846383340
    Europe/Dublin 1996-10-27 03:01 846385260
    Europe/Dublin 2008-10-26 00:30 1224977400
    Europe/Dublin 2008-10-26 01:29 1224980940
    Europe/Dublin 2008-10-26 01:59 1224982740
    Europe/Dublin 2008-10-26 02:00 1224986400
    Europe/Dublin 2008-10-26 02:29 1224988140
    Europe/Dublin 2008-10-26 03:01 1224990060
    Europe/Dublin 2030-10-27 00:30 1919287800
    Europe/Dublin 2030-10-27 01:29 1919291340
    Europe/Dublin 2030-10-27 01:59 1919293140
    Europe/Dublin 2030-10-27 02:00 1919296800
    Europe/Dublin 2030-10-27 02:29 1919298540
    Europe/Dublin 2030-10-27 03:01 1919300460
    Europe/Dublin 2039-10-30 00:30 2203543800
    Europe/Dublin 2039-10-30 01:29 2203547340
    Europe/Dublin 2039-10-30 01:59 2203549140
    Europe/Dublin 2039-10-30 02:00 2203552800
    Europe/Dublin 2039-10-30 02:29 2203554540
    Europe/Dublin 2039-10-30 03:01 2203556460
    Europe/Amsterdam 1924-10-05 01:30 -1427672972
    Europe/Amsterdam 1924-10-05 02:29 -1427669432
    Europe/Amsterdam 1924-10-05 02:59 -1427667632
    Europe/Amsterdam 1924-10-05 03:00 -1427663972
    Europe/Amsterdam 1924-10-05 03:29 -1427662232
    Europe/Amsterdam 1924-10-05 04:01 -1427660312
    Europe/Amsterdam 1935-05-15 00:30 -1092959372
    Europe/Amsterdam 1935-05-15 01:29 -1092955832
    Europe/Amsterdam 1935-05-15 01:59 -1092954032
    Europe/Amsterdam 1935-05-15 02:00 -1092953972
    Europe/Amsterdam 1935-05-15 02:29 -1092953972
    Europe/Amsterdam 1935-05-15 03:01 -1092953912
    Europe/Amsterdam 1945-04-02 00:30 -781057800
    Europe/Amsterdam 1945-04-02 01:29 -781054260
    Europe/Amsterdam 1945-04-02 01:59 -781052460
    Europe/Amsterdam 1945-04-02 02:00 -781052400
    Europe/Amsterdam 1945-04-02 02:29 -781052400
    Europe/Amsterdam 1945-04-02 03:01 -781052340
    Europe/Amsterdam 2007-03-25 00:30 1174779000
    Europe/Amsterdam 2007-03-25 01:29 1174782540
    Europe/Amsterdam 2007-03-25 01:59 1174784340
    Europe/Amsterdam 2007-03-25 02:00 1174784400
    Europe/Amsterdam 2007-03-25 02:29 1174784400
    Europe/Amsterdam 2007-03-25 03:01 1174784460
    Europe/Amsterdam 2013-10-27 01:30 1382830200
    Europe/Amsterdam 2013-10-27 02:29 1382833740
    Europe/Amsterdam 2013-10-27 02:59 1382835540
    Europe/Amsterdam 2013-10-27 03:00 1382839200
    Europe/Amsterdam 2013-10-27 03:29 1382840940
    Europe/Amsterdam 2013-10-27 04:01 1382842860
    Europe/Amsterdam 2015-10-25 01:30 1445729400
    Europe/Amsterdam 2015-10-25 02:29 1445732940
    Europe/Amsterdam 2015-10-25 02:59 1445734740
    Europe/Amsterdam 2015-10-25 03:00 1445738400
    Europe/Amsterdam 2015-10-25 03:29 1445740140
    Europe/Amsterdam 2015-10-25 04:01 1445742060
    Europe/Amsterdam 2029-10-28 01:30 1887838200
    Europe/Amsterdam 2029-10-28 02:29 1887841740
    Europe/Amsterdam 2029-10-28 02:59 1887843540
    Europe/Amsterdam 2029-10-28 03:00 1887847200
    Europe/Amsterdam 2029-10-28 03:29 1887848940
    Europe/Amsterdam 2029-10-28 04:01 1887850860
    Europe/Amsterdam 2031-03-30 00:30 1932593400
    Europe/Amsterdam 2031-03-30 01:29 1932596940
    Europe/Amsterdam 2031-03-30 01:59 1932598740
    Europe/Amsterdam 2031-03-30 02:00 1932598800
    Europe/Amsterdam 2031-03-30 02:29 1932598800
    Europe/Amsterdam 2031-03-30 03:01 1932598860
    Europe/Amsterdam 2041-03-31 00:30 2248299000
    Europe/Amsterdam 2041-03-31 01:29 2248302540
    Europe/Amsterdam 2041-03-31 01:59 2248304340
    Europe/Amsterdam 2041-03-31 02:00 2248304400
    Europe/Amsterdam 2041-03-31 02:29 2248304400
    Europe/Amsterdam 2041-03-31 03:01 2248304460
    Europe/Amsterdam 2052-10-27 01:30 2613598200
    Europe/Amsterdam 2052-10-27 02:29 2613601740
    Europe/Amsterdam 2052-10-27 02:59 2613603540
    Europe/Amsterdam 2052-10-27 03:00 2613607200
    Europe/Amsterdam 2052-10-27 03:29 2613608940
    Europe/Amsterdam 2052-10-27 04:01 2613610860
    Europe/Amsterdam 2053-03-30 00:30 2626903800
    Europe/Amsterdam 2053-03-30 01:29 2626907340
    Europe/Amsterdam 2053-03-30 01:59 2626909140
    Europe/Amsterdam 2053-03-30 02:00 2626909200
    Europe/Amsterdam 2053-03-30 02:29 2626909200
    Europe/Amsterdam 2053-03-30 03:01 2626909260
    Europe/Amsterdam 2061-03-27 00:30 2879105400
    Europe/Amsterdam 2061-03-27 01:29 2879108940
    Europe/Amsterdam 2061-03-27 01:59 2879110740
    Europe/Amsterdam 2061-03-27 02:00 2879110800
    Europe/Amsterdam 2061-03-27 02:29 2879110800
    Europe/Amsterdam 2061-03-27 03:01 2879110860
    Europe/Amsterdam 2084-03-26 00:30 3604865400
    Europe/Amsterdam 2084-03-26 01:29 3604868940
    Europe/Amsterdam 2084-03-26 01:59 3604870740
    Europe/Amsterdam 2084-03-26 02:00 3604870800
    Europe/Amsterdam 2084-03-26 02:29 3604870800
    Europe/Amsterdam 2084-03-26 03:01 3604870860
    Europe/Amsterdam 2092-10-26 01:30 3875815800
    Europe/Amsterdam 2092-10-26 02:29 3875819340
    Europe/Amsterdam 2092-10-26 02:59 3875821140
    Europe/Amsterdam 2092-10-26 03:00 3875824800
    Europe/Amsterdam 2092-10-26 03:29 3875826540
    Europe/Amsterdam 2092-10-26 04:01 3875828460
    America/New_York 1938-09-25 00:30 -986758200
    America/New_York 1938-09-25 01:29 -986754660
    America/New_York 1938-09-25 01:59 -986752860
    America/New_York 1938-09-25 02:00 -986749200
    America/New_York 1938-09-25 02:29 -986747460
    America/New_York 1938-09-25 03:01 -986745540
    America/New_York 1954-09-26 00:30 -481750200
    America/New_York 1954-09-26 01:29 -481746660
    America/New_York 1954-09-26 01:59 -481744860
    America/New_York 1954-09-26 02:00 -481741200
    America/New_York 1954-09-26 02:29 -481739460
    America/New_York 1954-09-26 03:01 -481737540
    America/New_York 1962-04-29 00:30 -242245800
    America/New_York 1962-04-29 01:29 -242242260
    America/New_York 1962-04-29 01:59 -242240460
    America/New_York 1962-04-29 02:00 -242240400
    America/New_York 1962-04-29 02:29 -242240400
    America/New_York 1962-04-29 03:01 -242240340
    America/New_York 1994-10-30 00:30 783491400
    America/New_York 1994-10-30 01:29 783494940
    America/New_York 1994-10-30 01:59 783496740
    America/New_York 1994-10-30 02:00 783500400
    America/New_York 1994-10-30 02:29 783502140
    America/New_York 1994-10-30 03:01 783504060
    America/New_York 1999-10-31 00:30 941344200
    America/New_York 1999-10-31 01:29 941347740
    America/New_York 1999-10-31 01:59 941349540
    America/New_York 1999-10-31 02:00 941353200
    America/New_York 1999-10-31 02:29 941354940
    America/New_York 1999-10-31 03:01 941356860
    America/New_York 2004-04-04 00:30 1081056600
    America/New_York 2004-04-04 01:29 1081060140
    America/New_York 2004-04-04 01:59 1081061940
    America/New_York 2004-04-04 02:00 1081062000
    America/New_York 2004-04-04 02:29 1081062000
    America/New_York 2004-04-04 03:01 1081062060
    America/New_York 2008-03-09 00:30 1205040600
    America/New_York 2008-03-09 01:29 1205044140
    America/New_York 2008-03-09 01:59 1205045940
    America/New_York 2008-03-09 02:00 1205046000
    America/New_York 2008-03-09 02:29 1205046000
    America/New_York 2008-03-09 03:01 1205046060
    America/New_York 2024-03-10 00:30 1710048600
    America/New_York 2024-03-10 01:29 1710052140
    America/New_York 2024-03-10 01:59 1710053940
    America/New_York 2024-03-10 02:00 1710054000
    America/New_York 2024-03-10 02:29 1710054000
    America/New_York 2024-03-10 03:01 1710054060
    America/New_York 2025-11-02 00:30 1762057800
    America/New_York 2025-11-02 01:29 1762061340
    America/New_York 2025-11-02 01:59 1762063140
    America/New_York 2025-11-02 02:00 1762066800
    America/New_York 2025-11-02 02:29 1762068540
    America/New_York 2025-11-02 03:01 1762070460
    America/New_York 2029-03-11 00:30 1867901400
    America/New_York 2029-03-11 01:29 1867904940
    America/New_York 2029-03-11 01:59 1867906740
    America/New_York 2029-03-11 02:00 1867906800
    America/New_York 2029-03-11 02:29 1867906800
    America/New_York 2029-03-11 03:01 1867906860
    America/New_York 2031-03-09 00:30 1930800600
    America/New_York 2031-03-09 01:29 1930804140
    America/New_York 2031-03-09 01:59 1930805940
    America/New_York 2031-03-09 02:00 1930806000
    America/New_York 2031-03-09 02:29 1930806000
    America/New_York 2031-03-09 03:01 1930806060
    America/New_York 2036-11-02 00:30 2109213000
    America/New_York 2036-11-02 01:29 2109216540
    America/New_York 2036-11-02 01:59 2109218340
    America/New_York 2036-11-02 02:00 2109222000
    America/New_York 2036-11-02 02:29 2109223740
    America/New_York 2036-11-02 03:01 2109225660
    America/New_York 2052-03-10 00:30 2593661400
    America/New_York 2052-03-10 01:29 2593664940
    America/New_York 2052-03-10 01:59 2593666740
    America/New_York 2052-03-10 02:00 2593666800
    America/New_York 2052-03-10 02:29 2593666800
    America/New_York 2052-03-10 03:01 2593666860
    America/New_York 2061-11-06 00:30 2898477000
    America/New_York 2061-11-06 01:29 2898480540
    America/New_York 2061-11-06 01:59 2898482340
    America/New_York 2061-11-06 02:00 2898486000
    America/New_York 2061-11-06 02:29 2898487740
    America/New_York 2061-11-06 03:01 2898489660
    America/Sao_Paulo 1931-10-03 09:30 -1206963000
    America/Sao_Paulo 1931-10-03 10:29 -1206959460
    America/Sao_Paulo 1931-10-03 10:59 -1206957660
    America/Sao_Paulo 1931-10-03 11:00 -1206957600
    America/Sao_Paulo 1931-10-03 11:29 -1206957600
    America/Sao_Paulo 1931-10-03 12:01 -1206957540
    America/Sao_Paulo 1951-11-30 22:30 -570753000
    America/Sao_Paulo 1951-11-30 23:29 -570749460
    America/Sao_Paulo 1951-11-30 23:59 -570747660
    America/Sao_Paulo 1951-12-01 00:00 -570747600
    America/Sao_Paulo 1951-12-01 00:29 -570747600
    America/Sao_Paulo 1951-12-01 01:01 -570747540
    America/Sao_Paulo 1952-11-30 22:30 -539130600
    America/Sao_Paulo 1952-11-30 23:29 -539127060
    America/Sao_Paulo 1952-11-30 23:59 -539125260
    America/Sao_Paulo 1952-12-01 00:00 -539125200
    America/Sao_Paulo 1952-12-01 00:29 -539125200
    America/Sao_Paulo 1952-12-01 01:01 -539125140
    America/Sao_Paulo 1965-01-30 22:30 -155169000
    America/Sao_Paulo 1965-01-30 23:29 -155165460
    America/Sao_Paulo 1965-01-30 23:59 -155163660
    America/Sao_Paulo 1965-01-31 00:00 -155163600
    America/Sao_Paulo 1965-01-31 00:29 -155163600
    America/Sao_Paulo 1965-01-31 01:01 -155163540
    America/Sao_Paulo 1967-10-31 22:30 -68423400
    America/Sao_Paulo 1967-10-31 23:29 -68419860
    America/Sao_Paulo 1967-10-31 23:59 -68418060
    America/Sao_Paulo 1967-11-01 00:00 -68418000
    America/Sao_Paulo 1967-11-01 00:29 -68418000
    America/Sao_Paulo 1967-11-01 01:01 -68417940
    America/Sao_Paulo 1990-02-10 22:30 634696200
    America/Sao_Paulo 1990-02-10 23:29 634699740
    America/Sao_Paulo 1990-02-10 23:59 634701540
    America/Sao_Paulo 1990-02-11 00:00 634705200
    America/Sao_Paulo 1990-02-11 00:29 634706940
    America/Sao_Paulo 1990-02-11 01:01 634708860
    America/Sao_Paulo 1993-01-30 22:30 728440200
    America/Sao_Paulo 1993-01-30 23:29 728443740
    America/Sao_Paulo 1993-01-30 23:59 728445540
    America/Sao_Paulo 1993-01-31 00:00 728449200
    America/Sao_Paulo 1993-01-31 00:29 728450940
    America/Sao_Paulo 1993-01-31 01:01 728452860
    America/Sao_Paulo 2001-10-13 22:30 1003023000
    America/Sao_Paulo 2001-10-13 23:29 1003026540
    America/Sao_Paulo 2001-10-13 23:59 1003028340
    America/Sao_Paulo 2001-10-14 00:00 1003028400
    America/Sao_Paulo 2001-10-14 00:29 1003028400
    America/Sao_Paulo 2001-10-14 01:01 1003028460
    America/Sao_Paulo 2004-02-14 22:30 1076805000
    America/Sao_Paulo 2004-02-14 23:29 1076808540
    America/Sao_Paulo 2004-02-14 23:59 1076810340
    America/Sao_Paulo 2004-02-15 00:00 1076814000
    America/Sao_Paulo 2004-02-15 00:29 1076815740
    America/Sao_Paulo 2004-02-15 01:01 1076817660
    America/Sao_Paulo 2006-11-04 22:30 1162690200
    America/Sao_Paulo 2006-11-04 23:29 1162693740
    America/Sao_Paulo 2006-11-04 23:59 1162695540
    America/Sao_Paulo 2006-11-05 00:00 1162695600
    America/Sao_Paulo 2006-11-05 00:29 1162695600
    America/Sao_Paulo 2006-11-05 01:01 1162695660
    America/Sao_Paulo 2008-10-18 22:30 1224379800
    America/Sao_Paulo 2008-10-18 23:29 1224383340
    America/Sao_Paulo 2008-10-18 23:59 1224385140
    America/Sao_Paulo 2008-10-19 00:00 1224385200
    America/Sao_Paulo 2008-10-19 00:29 1224385200
    America/Sao_Paulo 2008-10-19 01:01 1224385260
    America/Sao_Paulo 2010-10-16 22:30 1287279000
    America/Sao_Paulo 2010-10-16 23:29 1287282540
    America/Sao_Paulo 2010-10-16 23:59 1287284340
    America/Sao_Paulo 2010-10-17 00:00 1287284400
    America/Sao_Paulo 2010-10-17 00:29 1287284400
    America/Sao_Paulo 2010-10-17 01:01 1287284460
    America/Sao_Paulo 2012-10-20 22:30 1350783000
    America/Sao_Paulo 2012-10-20 23:29 1350786540
    America/Sao_Paulo 2012-10-20 23:59 1350788340
    America/Sao_Paulo 2012-10-21 00:00 1350788400
    America/Sao_Paulo 2012-10-21 00:29 1350788400
    America/Sao_Paulo 2012-10-21 01:01 1350788460
    America/Sao_Paulo 2018-02-17 22:30 1518913800
    America/Sao_Paulo 2018-02-17 23:29 1518917340
    America/Sao_Paulo 2018-02-17 23:59 1518919140
    America/Sao_Paulo 2018-02-18 00:00 1518922800
    America/Sao_Paulo 2018-02-18 00:29 1518924540
    America/Sao_Paulo 2018-02-18 01:01 1518926460
    America/St_Johns 1925-05-03 21:30 -1409439548
    America/St_Johns 1925-05-03 22:29 -1409436008
    America/St_Johns 1925-05-03 22:59 -1409434208
    America/St_Johns 1925-05-03 23:00 -1409434148
    America/St_Johns 1925-05-03 23:29 -1409434148
    America/St_Johns 1925-05-04 00:01 -1409434088
    America/St_Johns 1926-05-02 21:30 -1377989948
    America/St_Johns 1926-05-02 22:29 -1377986408
    America/St_Johns 1926-05-02 22:59 -1377984608
    America/St_Johns 1926-05-02 23:00 -1377984548
    America/St_Johns 1926-05-02 23:29 -1377984548
    America/St_Johns 1926-05-03 00:01 -1377984488
    America/St_Johns 1931-05-03 21:30 -1220137148
    America/St_Johns 1931-05-03 22:29 -1220133608
    America/St_Johns 1931-05-03 22:59 -1220131808
    America/St_Johns 1931-05-03 23:00 -1220131748
    America/St_Johns 1931-05-03 23:29 -1220131748
    America/St_Johns 1931-05-04 00:01 -1220131688
    America/St_Johns 1933-05-07 21:30 -1156633148
    America/St_Johns 1933-05-07 22:29 -1156629608
    America/St_Johns 1933-05-07 22:59 -1156627808
    America/St_Johns 1933-05-07 23:00 -1156627748
    America/St_Johns 1933-05-07 23:29 -1156627748
    America/St_Johns 1933-05-08 00:01 -1156627688
    America/St_Johns 1956-09-30 00:30 -418251600
    America/St_Johns 1956-09-30 01:29 -418248060
    America/St_Johns 1956-09-30 01:59 -418246260
    America/St_Johns 1956-09-30 02:00 -418242600
    America/St_Johns 1956-09-30 02:29 -418240860
    America/St_Johns 1956-09-30 03:01 -418238940
    America/St_Johns 1965-10-31 00:30 -131576400
    America/St_Johns 1965-10-31 01:29 -131572860
    America/St_Johns 1965-10-31 01:59 -131571060
    America/St_Johns 1965-10-31 02:00 -131567400
    America/St_Johns 1965-10-31 02:29 -131565660
    America/St_Johns 1965-10-31 03:01 -131563740
    America/St_Johns 1986-04-27 00:30 514958400
    America/St_Johns 1986-04-27 01:29 514961940
    America/St_Johns 1986-04-27 01:59 514963740
    America/St_Johns 1986-04-27 02:00 514963800
    America/St_Johns 1986-04-27 02:29 514963800
    America/St_Johns 1986-04-27 03:01 514963860
    America/St_Johns 1996-04-06 22:31 828842460
    America/St_Johns 1996-04-06 23:30 828846000
    America/St_Johns 1996-04-07 00:00 828847800
    America/St_Johns 1996-04-07 00:01 828847860
    America/St_Johns 1996-04-07 00:30 828847860
    America/St_Johns 1996-04-07 01:02 828847920
    America/St_Johns 2005-10-29 22:31 1130634060
    America/St_Johns 2005-10-29 23:30 1130637600
    America/St_Johns 2005-10-30 00:00 1130639400
    America/St_Johns 2005-10-30 00:01 1130643060
    America/St_Johns 2005-10-30 00:30 1130644800
    America/St_Johns 2005-10-30 01:02 1130646720
    America/St_Johns 2066-03-14 00:30 3035764800
    America/St_Johns 2066-03-14 01:29 3035768340
    America/St_Johns 2066-03-14 01:59 3035770140
    America/St_Johns 2066-03-14 02:00 3035770200
    America/St_Johns 2066-03-14 02:29 3035770200
    America/St_Johns 2066-03-14 03:01 3035770260
    America/St_Johns 2067-03-13 00:30 3067214400
    America/St_Johns 2067-03-13 01:29 3067217940
    America/St_Johns 2067-03-13 01:59 3067219740
    America/St_Johns 2067-03-13 02:00 3067219800
    America/St_Johns 2067-03-13 02:29 3067219800
    America/St_Johns 2067-03-13 03:01 3067219860
    America/St_Johns 2073-11-05 00:30 3277076400
    America/St_Johns 2073-11-05 01:29 3277079940
    America/St_Johns 2073-11-05 01:59 3277081740
    America/St_Johns 2073-11-05 02:00 3277085400
    America/St_Johns 2073-11-05 02:29 3277087140
    America/St_Johns 2073-11-05 03:01 3277089060
    America/St_Johns 2086-03-10 00:30 3666571200
    America/St_Johns 2086-03-10 01:29 3666574740
    America/St_Johns 2086-03-10 01:59 3666576540
    America/St_Johns 2086-03-10 02:00 3666576600
    America/St_Johns 2086-03-10 02:29 3666576600
    America/St_Johns 2086-03-10 03:01 3666576660
    America/St_Johns 2090-03-12 00:30 3792974400
    America/St_Johns 2090-03-12 01:29 3792977940
    America/St_Johns 2090-03-12 01:59 3792979740
    America/St_Johns 2090-03-12 02:00 3792979800
    America/St_Johns 2090-03-12 02:29 3792979800
    America/St_Johns 2090-03-12 03:01 3792979860
    Asia/Kolkata 1854-06-27 22:30 -3645242608
    Asia/Kolkata 1854-06-27 23:29 -3645239068
    Asia/Kolkata 1854-06-27 23:59 -3645237268
    Asia/Kolkata 1854-06-28 00:00 -3645237200
    Asia/Kolkata 1854-06-28 00:29 -3645235460
    Asia/Kolkata 1854-06-28 01:01 -3645233540
    Asia/Kolkata 1869-12-31 22:30 -3155700200
    Asia/Kolkata 1869-12-31 23:29 -3155696660
    Asia/Kolkata 1869-12-31 23:59 -3155694860
    Asia/Kolkata 1870-01-01 00:00 -3155692870
    Asia/Kolkata 1870-01-01 00:29 -3155691130
    Asia/Kolkata 1870-01-01 01:01 -3155689210
    Asia/Kolkata 1905-12-31 22:30 -2019711070
    Asia/Kolkata 1905-12-31 23:29 -2019707530
    Asia/Kolkata 1905-12-31 23:59 -2019705730
    Asia/Kolkata 1906-01-01 00:00 -2019705660
    Asia/Kolkata 1906-01-01 00:29 -2019704460
    Asia/Kolkata 1906-01-01 01:01 -2019702540
    Asia/Kolkata 1941-09-30 22:30 -891586800
    Asia/Kolkata 1941-09-30 23:29 -891583260
    Asia/Kolkata 1941-09-30 23:59 -891581460
    Asia/Kolkata 1941-10-01 00:00 -891581400
    Asia/Kolkata 1941-10-01 00:29 -891581400
    Asia/Kolkata 1941-10-01 01:01 -891581340
    Asia/Kolkata 1942-05-14 22:30 -872064000
    Asia/Kolkata 1942-05-14 23:29 -872060460
    Asia/Kolkata 1942-05-14 23:59 -872058660
    Asia/Kolkata 1942-05-15 00:00 -872055000
    Asia/Kolkata 1942-05-15 00:29 -872053260
    Asia/Kolkata 1942-05-15 01:01 -872051340
    Asia/Kolkata 1942-08-31 22:30 -862642800
    Asia/Kolkata 1942-08-31 23:29 -862639260
    Asia/Kolkata 1942-08-31 23:59 -862637460
    Asia/Kolkata 1942-09-01 00:00 -862637400
    Asia/Kolkata 1942-09-01 00:29 -862637400
    Asia/Kolkata 1942-09-01 01:01 -862637340
    Asia/Kolkata 1945-10-14 22:30 -764150400
    Asia/Kolkata 1945-10-14 23:29 -764146860
    Asia/Kolkata 1945-10-14 23:59 -764145060
    Asia/Kolkata 1945-10-15 00:00 -764141400
    Asia/Kolkata 1945-10-15 00:29 -764139660
    Asia/Kolkata 1945-10-15 01:01 -764137740
    Asia/Kathmandu 1919-12-31 22:30 -1577949076
    Asia/Kathmandu 1919-12-31 23:29 -1577945536
    Asia/Kathmandu 1919-12-31 23:59 -1577943736
    Asia/Kathmandu 1920-01-01 00:00 -1577943000
    Asia/Kathmandu 1920-01-01 00:29 -1577941260
    Asia/Kathmandu 1920-01-01 01:01 -1577939340
    Asia/Kathmandu 1985-12-31 22:30 504896400
    Asia/Kathmandu 1985-12-31 23:29 504899940
    Asia/Kathmandu 1985-12-31 23:59 504901740
    Asia/Kathmandu 1986-01-01 00:00 504901800
    Asia/Kathmandu 1986-01-01 00:29 504902640
    Asia/Kathmandu 1986-01-01 01:01 504904560
    Asia/Tehran 1935-06-12 22:30 -1090472144
    Asia/Tehran 1935-06-12 23:29 -1090468604
    Asia/Tehran 1935-06-12 23:59 -1090466804
    Asia/Tehran 1935-06-13 00:00 -1090466700
    Asia/Tehran 1935-06-13 00:29 -1090465260
    Asia/Tehran 1935-06-13 01:01 -1090463340
    Asia/Tehran 1980-03-20 22:30 322426800
    Asia/Tehran 1980-03-20 23:29 322430340
    Asia/Tehran 1980-03-20 23:59 322432140
    Asia/Tehran 1980-03-21 00:00 322432200
    Asia/Tehran 1980-03-21 00:29 322432200
    Asia/Tehran 1980-03-21 01:01 322432260
    Asia/Tehran 1992-09-21 22:30 717098400
    Asia/Tehran 1992-09-21 23:29 717101940
    Asia/Tehran 1992-09-21 23:59 717103740
    Asia/Tehran 1992-09-22 00:00 717107400
    Asia/Tehran 1992-09-22 00:29 717109140
    Asia/Tehran 1992-09-22 01:01 717111060
    Asia/Tehran 1994-03-21 22:30 764276400
    Asia/Tehran 1994-03-21 23:29 764279940
    Asia/Tehran 1994-03-21 23:59 764281740
    Asia/Tehran 1994-03-22 00:00 764281800
    Asia/Tehran 1994-03-22 00:29 764281800
    Asia/Tehran 1994-03-22 01:01 764281860
    Asia/Tehran 1994-09-21 22:30 780170400
    Asia/Tehran 1994-09-21 23:29 780173940
    Asia/Tehran 1994-09-21 23:59 780175740
    Asia/Tehran 1994-09-22 00:00 780179400
    Asia/Tehran 1994-09-22 00:29 780181140
    Asia/Tehran 1994-09-22 01:01 780183060
    Asia/Tehran 2001-03-21 22:30 985201200
    Asia/Tehran 2001-03-21 23:29 985204740
    Asia/Tehran 2001-03-21 23:59 985206540
    Asia/Tehran 2001-03-22 00:00 985206600
    Asia/Tehran 2001-03-22 00:29 985206600
    Asia/Tehran 2001-03-22 01:01 985206660
    Asia/Tehran 2002-09-21 22:30 1032631200
    Asia/Tehran 2002-09-21 23:29 1032634740
    Asia/Tehran 2002-09-21 23:59 1032636540
    Asia/Tehran 2002-09-22 00:00 1032640200
    Asia/Tehran 2002-09-22 00:29 1032641940
    Asia/Tehran 2002-09-22 01:01 1032643860
    Asia/Tehran 2009-03-21 22:30 1237662000
    Asia/Tehran 2009-03-21 23:29 1237665540
    Asia/Tehran 2009-03-21 23:59 1237667340
    Asia/Tehran 2009-03-22 00:00 1237667400
    Asia/Tehran 2009-03-22 00:29 1237667400
    Asia/Tehran 2009-03-22 01:01 1237667460
    Asia/Tehran 2016-09-20 22:30 1474394400
    Asia/Tehran 2016-09-20 23:29 1474397940
    Asia/Tehran 2016-09-20 23:59 1474399740
    Asia/Tehran 2016-09-21 00:00 1474403400
    Asia/Tehran 2016-09-21 00:29 1474405140
    Asia/Tehran 2016-09-21 01:01 1474407060
    Asia/Tehran 2017-09-21 22:30 1506016800
    Asia/Tehran 2017-09-21 23:29 1506020340
    Asia/Tehran 2017-09-21 23:59 1506022140
    Asia/Tehran 2017-09-22 00:00 1506025800
    Asia/Tehran 2017-09-22 00:29 1506027540
    Asia/Tehran 2017-09-22 01:01 1506029460
    Asia/Tehran 2018-03-21 22:30 1521658800
    Asia/Tehran 2018-03-21 23:29 1521662340
    Asia/Tehran 2018-03-21 23:59 1521664140
    Asia/Tehran 2018-03-22 00:00 1521664200
    Asia/Tehran 2018-03-22 00:29 1521664200
    Asia/Tehran 2018-03-22 01:01 1521664260
    Asia/Tehran 2019-03-21 22:30 1553194800
    Asia/Tehran 2019-03-21 23:29 1553198340
    Asia/Tehran 2019-03-21 23:59 1553200140
    Asia/Tehran 2019-03-22 00:00 1553200200
    Asia/Tehran 2019-03-22 00:29 1553200200
    Asia/Tehran 2019-03-22 01:01 1553200260
    Asia/Tehran 2019-09-21 22:30 1569088800
    Asia/Tehran 2019-09-21 23:29 1569092340
    Asia/Tehran 2019-09-21 23:59 1569094140
    Asia/Tehran 2019-09-22 00:00 1569097800
    Asia/Tehran 2019-09-22 00:29 1569099540
    Asia/Tehran 2019-09-22 01:01 1569101460
    Asia/Tehran 2022-09-21 22:30 1663783200
    Asia/Tehran 2022-09-21 23:29 1663786740
    Asia/Tehran 2022-09-21 23:59 1663788540
    Asia/Tehran 2022-09-22 00:00 1663792200
    Asia/Tehran 2022-09-22 00:29 1663793940
    Asia/Tehran 2022-09-22 01:01 1663795860
    Asia/Gaza 1940-11-17 00:30 -919042200
    Asia/Gaza 1940-11-17 01:29 -919038660
    Asia/Gaza 1940-11-17 01:59 -919036860
    Asia/Gaza 1940-11-17 02:00 -919036800
    Asia/Gaza 1940-11-17 02:29 -919036800
    Asia/Gaza 1940-11-17 03:01 -919036740
    Asia/Gaza 1959-04-30 23:30 -336796200
    Asia/Gaza 1959-05-01 00:29 -336792660
    Asia/Gaza 1959-05-01 00:59 -336790860
    Asia/Gaza 1959-05-01 01:00 -336790800
    Asia/Gaza 1959-05-01 01:29 -336790800
    Asia/Gaza 1959-05-01 02:01 -336790740
    Asia/Gaza 1995-03-30 22:30 796595400
    Asia/Gaza 1995-03-30 23:29 796598940
    Asia/Gaza 1995-03-30 23:59 796600740
    Asia/Gaza 1995-03-31 00:00 796600800
    Asia/Gaza 1995-03-31 00:29 796600800
    Asia/Gaza 1995-03-31 01:01 796600860
    Asia/Gaza 1997-04-03 22:30 860099400
    Asia/Gaza 1997-04-03 23:29 860102940
    Asia/Gaza 1997-04-03 23:59 860104740
    Asia/Gaza 1997-04-04 00:00 860104800
    Asia/Gaza 1997-04-04 00:29 860104800
    Asia/Gaza 1997-04-04 01:01 860104860
    Asia/Gaza 2004-04-15 22:30 1082061000
    Asia/Gaza 2004-04-15 23:29 1082064540
    Asia/Gaza 2004-04-15 23:59 1082066340
    Asia/Gaza 2004-04-16 00:00 1082066400
    Asia/Gaza 2004-04-16 00:29 1082066400
    Asia/Gaza 2004-04-16 01:01 1082066460
    Asia/Gaza 2006-03-31 22:30 1143837000
    Asia/Gaza 2006-03-31 23:29 1143840540
    Asia/Gaza 2006-03-31 23:59 1143842340
    Asia/Gaza 2006-04-01 00:00 1143842400
    Asia/Gaza 2006-04-01 00:29 1143842400
    Asia/Gaza 2006-04-01 01:01 1143842460
    Asia/Gaza 2018-03-23 23:30 1521840600
    Asia/Gaza 2018-03-24 00:29 1521844140
    Asia/Gaza 2018-03-24 00:59 1521845940
    Asia/Gaza 2018-03-24 01:00 1521846000
    Asia/Gaza 2018-03-24 01:29 1521846000
    Asia/Gaza 2018-03-24 02:01 1521846060
    Asia/Gaza 2040-10-27 00:30 2234899800
    Asia/Gaza 2040-10-27 01:29 2234903340
    Asia/Gaza 2040-10-27 01:59 2234905140
    Asia/Gaza 2040-10-27 02:00 2234908800
    Asia/Gaza 2040-10-27 02:29 2234910540
    Asia/Gaza 2040-10-27 03:01 2234912460
    Asia/Gaza 2050-03-26 00:30 2531860200
    Asia/Gaza 2050-03-26 01:29 2531863740
    Asia/Gaza 2050-03-26 01:59 2531865540
    Asia/Gaza 2050-03-26 02:00 2531865600
    Asia/Gaza 2050-03-26 02:29 2531865600
    Asia/Gaza 2050-03-26 03:01 2531865660
    Asia/Gaza 2057-04-14 00:30 2754426600
    Asia/Gaza 2057-04-14 01:29 2754430140
    Asia/Gaza 2057-04-14 01:59 2754431940
    Asia/Gaza 2057-04-14 02:00 2754432000
    Asia/Gaza 2057-04-14 02:29 2754432000
    Asia/Gaza 2057-04-14 03:01 2754432060
    Asia/Gaza 2072-10-22 00:30 3244314600
    Asia/Gaza 2072-10-22 01:29 3244318140
    Asia/Gaza 2072-10-22 01:59 3244319940
    Asia/Gaza 2072-10-22 02:00 3244320000
    Asia/Gaza 2072-10-22 02:29 3244320000
    Asia/Gaza 2072-10-22 03:01 3244320060
    Asia/Gaza 2078-08-20 00:30 3428173800
    Asia/Gaza 2078-08-20 01:29 3428177340
    Asia/Gaza 2078-08-20 01:59 3428179140
    Asia/Gaza 2078-08-20 02:00 3428179200
    Asia/Gaza 2078-08-20 02:29 3428179200
    Asia/Gaza 2078-08-20 03:01 3428179260
    Asia/Gaza 2086-05-25 00:30 3673117800
    Asia/Gaza 2086-05-25 01:29 3673121340
    Asia/Gaza 2086-05-25 01:59 3673123140
    Asia/Gaza 2086-05-25 02:00 3673123200
    Asia/Gaza 2086-05-25 02:29 3673123200
    Asia/Gaza 2086-05-25 03:01 3673123260
    Asia/Gaza 2088-03-27 00:30 3731178600
    Asia/Gaza 2088-03-27 01:29 3731182140
    Asia/Gaza 2088-03-27 01:59 3731183940
    Asia/Gaza 2088-03-27 02:00 3731184000
    Asia/Gaza 2088-03-27 02:29 3731184000
    Asia/Gaza 2088-03-27 03:01 3731184060
    Australia/Lord_Howe 1986-10-19 00:30 530028000
    Australia/Lord_Howe 1986-10-19 01:29 530031540
    Australia/Lord_Howe 1986-10-19 01:59 530033340
    Australia/Lord_Howe 1986-10-19 02:00 530033400
    Australia/Lord_Howe 1986-10-19 02:29 530033400
    Australia/Lord_Howe 1986-10-19 03:01 530035260
    Australia/Lord_Howe 1990-03-04 00:30 636471000
    Australia/Lord_Howe 1990-03-04 01:29 636474540
    Australia/Lord_Howe 1990-03-04 01:59 636476340
    Australia/Lord_Howe 1990-03-04 02:00 636478200
    Australia/Lord_Howe 1990-03-04 02:29 636479940
    Australia/Lord_Howe 1990-03-04 03:01 636481860
    Australia/Lord_Howe 1990-10-28 00:30 657036000
    Australia/Lord_Howe 1990-10-28 01:29 657039540
    Australia/Lord_Howe 1990-10-28 01:59 657041340
    Australia/Lord_Howe 1990-10-28 02:00 657041400
    Australia/Lord_Howe 1990-10-28 02:29 657041400
    Australia/Lord_Howe 1990-10-28 03:01 657043260
    Australia/Lord_Howe 2024-04-07 00:30 1712410200
    Australia/Lord_Howe 2024-04-07 01:29 1712413740
    Australia/Lord_Howe 2024-04-07 01:59 1712415540
    Australia/Lord_Howe 2024-04-07 02:00 1712417400
    Australia/Lord_Howe 2024-04-07 02:29 1712419140
    Australia/Lord_Howe 2024-04-07 03:01 1712421060
    Australia/Lord_Howe 2028-04-02 00:30 1838208600
    Australia/Lord_Howe 2028-04-02 01:29 1838212140
    Australia/Lord_Howe 2028-04-02 01:59 1838213940
    Australia/Lord_Howe 2028-04-02 02:00 1838215800
    Australia/Lord_Howe 2028-04-02 02:29 1838217540
    Australia/Lord_Howe 2028-04-02 03:01 1838219460
    Australia/Lord_Howe 2030-10-06 00:30 1917439200
    Australia/Lord_Howe 2030-10-06 01:29 1917442740
    Australia/Lord_Howe 2030-10-06 01:59 1917444540
    Australia/Lord_Howe 2030-10-06 02:00 1917444600
    Australia/Lord_Howe 2030-10-06 02:29 1917444600
    Australia/Lord_Howe 2030-10-06 03:01 1917446460
    Australia/Lord_Howe 2036-04-06 00:30 2091015000
    Australia/Lord_Howe 2036-04-06 01:29 2091018540
    Australia/Lord_Howe 2036-04-06 01:59 2091020340
    Australia/Lord_Howe 2036-04-06 02:00 2091022200
    Australia/Lord_Howe 2036-04-06 02:29 2091023940
    Australia/Lord_Howe 2036-04-06 03:01 2091025860
    Australia/Lord_Howe 2038-10-03 00:30 2169640800
    Australia/Lord_Howe 2038-10-03 01:29 2169644340
    Australia/Lord_Howe 2038-10-03 01:59 2169646140
    Australia/Lord_Howe 2038-10-03 02:00 2169646200
    Australia/Lord_Howe 2038-10-03 02:29 2169646200
    Australia/Lord_Howe 2038-10-03 03:01 2169648060
    Australia/Lord_Howe 2044-04-03 00:30 2343216600
    Australia/Lord_Howe 2044-04-03 01:29 2343220140
    Australia/Lord_Howe 2044-04-03 01:59 2343221940
    Australia/Lord_Howe 2044-04-03 02:00 2343223800
    Australia/Lord_Howe 2044-04-03 02:29 2343225540
    Australia/Lord_Howe 2044-04-03 03:01 2343227460
    Australia/Lord_Howe 2060-10-03 00:30 2863951200
    Australia/Lord_Howe 2060-10-03 01:29 2863954740
    Australia/Lord_Howe 2060-10-03 01:59 2863956540
    Australia/Lord_Howe 2060-10-03 02:00 2863956600
    Australia/Lord_Howe 2060-10-03 02:29 2863956600
    Australia/Lord_Howe 2060-10-03 03:01 2863958460
    Australia/Lord_Howe 2076-10-04 00:30 3368959200
    Australia/Lord_Howe 2076-10-04 01:29 3368962740
    Australia/Lord_Howe 2076-10-04 01:59 3368964540
    Australia/Lord_Howe 2076-10-04 02:00 3368964600
    Australia/Lord_Howe 2076-10-04 02:29 3368964600
    Australia/Lord_Howe 2076-10-04 03:01 3368966460
    Australia/Lord_Howe 2078-10-02 00:30 3431858400
    Australia/Lord_Howe 2078-10-02 01:29 3431861940
    Australia/Lord_Howe 2078-10-02 01:59 3431863740
    Australia/Lord_Howe 2078-10-02 02:00 3431863800
    Australia/Lord_Howe 2078-10-02 02:29 3431863800
    Australia/Lord_Howe 2078-10-02 03:01 3431865660
    Australia/Lord_Howe 2080-10-06 00:30 3495362400
    Australia/Lord_Howe 2080-10-06 01:29 3495365940
    Australia/Lord_Howe 2080-10-06 01:59 3495367740
    Australia/Lord_Howe 2080-10-06 02:00 3495367800
    Australia/Lord_Howe 2080-10-06 02:29 3495367800
    Australia/Lord_Howe 2080-10-06 03:01 3495369660
    Australia/Lord_Howe 2085-10-07 00:30 3653215200
    Australia/Lord_Howe 2085-10-07 01:29 3653218740
    Australia/Lord_Howe 2085-10-07 01:59 3653220540
    Australia/Lord_Howe 2085-10-07 02:00 3653220600
    Australia/Lord_Howe 2085-10-07 02:29 3653220600
    Australia/Lord_Howe 2085-10-07 03:01 3653222460
    Pacific/Apia 1892-07-04 22:30 -2445429784
    Pacific/Apia 1892-07-04 23:29 -2445426244
    Pacific/Apia 1892-07-04 23:59 -2445424444
    Pacific/Apia 1892-07-05 00:00 -2445337984
    Pacific/Apia 1892-07-05 00:29 -2445336244
    Pacific/Apia 1892-07-05 01:01 -2445334324
    Pacific/Apia 1949-12-31 22:30 -631116000
    Pacific/Apia 1949-12-31 23:29 -631112460
    Pacific/Apia 1949-12-31 23:59 -631110660
    Pacific/Apia 1950-01-01 00:00 -631110600
    Pacific/Apia 1950-01-01 00:29 -631110600
    Pacific/Apia 1950-01-01 01:01 -631108740
    Pacific/Apia 2011-09-24 01:30 1316867400
    Pacific/Apia 2011-09-24 02:29 1316870940
    Pacific/Apia 2011-09-24 02:59 1316872740
    Pacific/Apia 2011-09-24 03:00 1316872800
    Pacific/Apia 2011-09-24 03:29 1316872800
    Pacific/Apia 2011-09-24 04:01 1316872860
    Pacific/Apia 2011-12-29 22:30 1325233800
    Pacific/Apia 2011-12-29 23:29 1325237340
    Pacific/Apia 2011-12-29 23:59 1325239140
    Pacific/Apia 2011-12-30 00:00 1325239200
    Pacific/Apia 2011-12-30 00:29 1325239200
    Pacific/Apia 2011-12-30 01:01 1325239200
    Pacific/Apia 2012-04-01 02:30 1333197000
    Pacific/Apia 2012-04-01 03:29 1333200540
    Pacific/Apia 2012-04-01 03:59 1333202340
    Pacific/Apia 2012-04-01 04:00 1333206000
    Pacific/Apia 2012-04-01 04:29 1333207740
    Pacific/Apia 2012-04-01 05:01 1333209660
    Pacific/Apia 2014-09-28 01:30 1411821000
    Pacific/Apia 2014-09-28 02:29 1411824540
    Pacific/Apia 2014-09-28 02:59 1411826340
    Pacific/Apia 2014-09-28 03:00 1411826400
    Pacific/Apia 2014-09-28 03:29 1411826400
    Pacific/Apia 2014-09-28 04:01 1411826460
    Pacific/Apia 2015-04-05 02:30 1428150600
    Pacific/Apia 2015-04-05 03:29 1428154140
    Pacific/Apia 2015-04-05 03:59 1428155940
    Pacific/Apia 2015-04-05 04:00 1428159600
    Pacific/Apia 2015-04-05 04:29 1428161340
    Pacific/Apia 2015-04-05 05:01 1428163260
    Pacific/Apia 2016-04-03 02:30 1459600200
    Pacific/Apia 2016-04-03 03:29 1459603740
    Pacific/Apia 2016-04-03 03:59 1459605540
    Pacific/Apia 2016-04-03 04:00 1459609200
    Pacific/Apia 2016-04-03 04:29 1459610940
    Pacific/Apia 2016-04-03 05:01 1459612860
    Pacific/Apia 2016-09-25 01:30 1474720200
    Pacific/Apia 2016-09-25 02:29 1474723740
    Pacific/Apia 2016-09-25 02:59 1474725540
    Pacific/Apia 2016-09-25 03:00 1474725600
    Pacific/Apia 2016-09-25 03:29 1474725600
    Pacific/Apia 2016-09-25 04:01 1474725660
    Pacific/Apia 2017-04-02 02:30 1491049800
    Pacific/Apia 2017-04-02 03:29 1491053340
    Pacific/Apia 2017-04-02 03:59 1491055140
    Pacific/Apia 2017-04-02 04:00 1491058800
    Pacific/Apia 2017-04-02 04:29 1491060540
    Pacific/Apia 2017-04-02 05:01 1491062460
    Pacific/Apia 2017-09-24 01:30 1506169800
    Pacific/Apia 2017-09-24 02:29 1506173340
    Pacific/Apia 2017-09-24 02:59 1506175140
    Pacific/Apia 2017-09-24 03:00 1506175200
    Pacific/Apia 2017-09-24 03:29 1506175200
    Pacific/Apia 2017-09-24 04:01 1506175260
    Pacific/Apia 2018-04-01 02:30 1522499400
    Pacific/Apia 2018-04-01 03:29 1522502940
    Pacific/Apia 2018-04-01 03:59 1522504740
    Pacific/Apia 2018-04-01 04:00 1522508400
    Pacific/Apia 2018-04-01 04:29 1522510140
    Pacific/Apia 2018-04-01 05:01 1522512060
    Pacific/Apia 2018-09-30 01:30 1538224200
    Pacific/Apia 2018-09-30 02:29 1538227740
    Pacific/Apia 2018-09-30 02:59 1538229540
    Pacific/Apia 2018-09-30 03:00 1538229600
    Pacific/Apia 2018-09-30 03:29 1538229600
    Pacific/Apia 2018-09-30 04:01 1538229660
    Pacific/Apia 2021-04-04 02:30 1617453000
    Pacific/Apia 2021-04-04 03:29 1617456540
    Pacific/Apia 2021-04-04 03:59 1617458340
    Pacific/Apia 2021-04-04 04:00 1617462000
    Pacific/Apia 2021-04-04 04:29 1617463740
    Pacific/Apia 2021-04-04 05:01 1617465660
    Pacific/Auckland 1938-09-25 00:30 -986814000
    Pacific/Auckland 1938-09-25 01:29 -986810460
    Pacific/Auckland 1938-09-25 01:59 -986808660
    Pacific/Auckland 1938-09-25 02:00 -986808600
    Pacific/Auckland 1938-09-25 02:29 -986808600
    Pacific/Auckland 1938-09-25 03:01 -986806740
    Pacific/Auckland 1978-10-29 00:30 278425800
    Pacific/Auckland 1978-10-29 01:29 278429340
    Pacific/Auckland 1978-10-29 01:59 278431140
    Pacific/Auckland 1978-10-29 02:00 278431200
    Pacific/Auckland 1978-10-29 02:29 278431200
    Pacific/Auckland 1978-10-29 03:01 278431260
    Pacific/Auckland 1980-10-26 00:30 341325000
    Pacific/Auckland 1980-10-26 01:29 341328540
    Pacific/Auckland 1980-10-26 01:59 341330340
    Pacific/Auckland 1980-10-26 02:00 341330400
    Pacific/Auckland 1980-10-26 02:29 341330400
    Pacific/Auckland 1980-10-26 03:01 341330460
    Pacific/Auckland 1996-03-17 01:30 826979400
    Pacific/Auckland 1996-03-17 02:29 826982940
    Pacific/Auckland 1996-03-17 02:59 826984740
    Pacific/Auckland 1996-03-17 03:00 826988400
    Pacific/Auckland 1996-03-17 03:29 826990140
    Pacific/Auckland 1996-03-17 04:01 826992060
    Pacific/Auckland 1997-10-05 00:30 875968200
    Pacific/Auckland 1997-10-05 01:29 875971740
    Pacific/Auckland 1997-10-05 01:59 875973540
    Pacific/Auckland 1997-10-05 02:00 875973600
    Pacific/Auckland 1997-10-05 02:29 875973600
    Pacific/Auckland 1997-10-05 03:01 875973660
    Pacific/Auckland 2003-03-16 01:30 1047731400
    Pacific/Auckland 2003-03-16 02:29 1047734940
    Pacific/Auckland 2003-03-16 02:59 1047736740
    Pacific/Auckland 2003-03-16 03:00 1047740400
    Pacific/Auckland 2003-03-16 03:29 1047742140
    Pacific/Auckland 2003-03-16 04:01 1047744060
    Pacific/Auckland 2005-10-02 00:30 1128169800
    Pacific/Auckland 2005-10-02 01:29 1128173340
    Pacific/Auckland 2005-10-02 01:59 1128175140
    Pacific/Auckland 2005-10-02 02:00 1128175200
    Pacific/Auckland 2005-10-02 02:29 1128175200
    Pacific/Auckland 2005-10-02 03:01 1128175260
    Pacific/Auckland 2019-04-07 01:30 1554553800
    Pacific/Auckland 2019-04-07 02:29 1554557340
    Pacific/Auckland 2019-04-07 02:59 1554559140
    Pacific/Auckland 2019-04-07 03:00 1554562800
    Pacific/Auckland 2019-04-07 03:29 1554564540
    Pacific/Auckland 2019-04-07 04:01 1554566460
    Pacific/Auckland 2026-04-05 01:30 1775305800
    Pacific/Auckland 2026-04-05 02:29 1775309340
    Pacific/Auckland 2026-04-05 02:59 1775311140
    Pacific/Auckland 2026-04-05 03:00 1775314800
    Pacific/Auckland 2026-04-05 03:29 1775316540
    Pacific/Auckland 2026-04-05 04:01 1775318460
    Pacific/Auckland 2027-09-26 00:30 1821875400
    Pacific/Auckland 2027-09-26 01:29 1821878940
    Pacific/Auckland 2027-09-26 01:59 1821880740
    Pacific/Auckland 2027-09-26 02:00 1821880800
    Pacific/Auckland 2027-09-26 02:29 1821880800
    Pacific/Auckland 2027-09-26 03:01 1821880860
    Pacific/Auckland 2044-09-25 00:30 2358333000
    Pacific/Auckland 2044-09-25 01:29 2358336540
    Pacific/Auckland 2044-09-25 01:59 2358338340
    Pacific/Auckland 2044-09-25 02:00 2358338400
    Pacific/Auckland 2044-09-25 02:29 2358338400
    Pacific/Auckland 2044-09-25 03:01 2358338460
    Pacific/Auckland 2049-09-26 00:30 2516185800
    Pacific/Auckland 2049-09-26 01:29 2516189340
    Pacific/Auckland 2049-09-26 01:59 2516191140
    Pacific/Auckland 2049-09-26 02:00 2516191200
    Pacific/Auckland 2049-09-26 02:29 2516191200
    Pacific/Auckland 2049-09-26 03:01 2516191260
    Pacific/Auckland 2077-04-04 01:30 3384678600
    Pacific/Auckland 2077-04-04 02:29 3384682140
    Pacific/Auckland 2077-04-04 02:59 3384683940
    Pacific/Auckland 2077-04-04 03:00 3384687600
    Pacific/Auckland 2077-04-04 03:29 3384689340
    Pacific/Auckland 2077-04-04 04:01 3384691260
    Pacific/Auckland 2095-09-25 00:30 3967705800
    Pacific/Auckland 2095-09-25 01:29 3967709340
    Pacific/Auckland 2095-09-25 01:59 3967711140
    Pacific/Auckland 2095-09-25 02:00 3967711200
    Pacific/Auckland 2095-09-25 02:29 3967711200
    Pacific/Auckland 2095-09-25 03:01 3967711260
    Pacific/Kiritimati 1900-12-31 22:30 -2177420440
    Pacific/Kiritimati 1900-12-31 23:29 -2177416900
    Pacific/Kiritimati 1900-12-31 23:59 -2177415100
    Pacific/Kiritimati 1901-01-01 00:00 -2177414400
    Pacific/Kiritimati 1901-01-01 00:29 -2177412660
    Pacific/Kiritimati 1901-01-01 01:01 -2177410740
    Pacific/Kiritimati 1979-09-30 22:30 307617000
    Pacific/Kiritimati 1979-09-30 23:29 307620540
    Pacific/Kiritimati 1979-09-30 23:59 307622340
    Pacific/Kiritimati 1979-10-01 00:00 307622400
    Pacific/Kiritimati 1979-10-01 00:29 307622400
    Pacific/Kiritimati 1979-10-01 01:01 307623660
    Pacific/Kiritimati 1994-12-30 22:30 788862600
    Pacific/Kiritimati 1994-12-30 23:29 788866140
    Pacific/Kiritimati 1994-12-30 23:59 788867940
    Pacific/Kiritimati 1994-12-31 00:00 788868000
    Pacific/Kiritimati 1994-12-31 00:29 788868000
    Pacific/Kiritimati 1994-12-31 01:01 788868000
    Africa/Casablanca 1950-10-28 22:30 -605154600
    Africa/Casablanca 1950-10-28 23:29 -605151060
    Africa/Casablanca 1950-10-28 23:59 -605149260
    Africa/Casablanca 1950-10-29 00:00 -605145600
    Africa/Casablanca 1950-10-29 00:29 -605143860
    Africa/Casablanca 1950-10-29 01:01 -605141940
    Africa/Casablanca 2010-08-07 22:30 1281216600
    Africa/Casablanca 2010-08-07 23:29 1281220140
    Africa/Casablanca 2010-08-07 23:59 1281221940
    Africa/Casablanca 2010-08-08 00:00 1281225600
    Africa/Casablanca 2010-08-08 00:29 1281227340
    Africa/Casablanca 2010-08-08 01:01 1281229260
    Africa/Casablanca 2018-03-25 00:30 1521937800
    Africa/Casablanca 2018-03-25 01:29 1521941340
    Africa/Casablanca 2018-03-25 01:59 1521943140
    Africa/Casablanca 2018-03-25 02:00 1521943200
    Africa/Casablanca 2018-03-25 02:29 1521943200
    Africa/Casablanca 2018-03-25 03:01 1521943260
    Africa/Casablanca 2018-05-13 01:30 1526171400
    Africa/Casablanca 2018-05-13 02:29 1526174940
    Africa/Casablanca 2018-05-13 02:59 1526176740
    Africa/Casablanca 2018-05-13 03:00 1526180400
    Africa/Casablanca 2018-05-13 03:29 1526182140
    Africa/Casablanca 2018-05-13 04:01 1526184060
    Africa/Casablanca 2021-05-16 00:30 1621125000
    Africa/Casablanca 2021-05-16 01:29 1621128540
    Africa/Casablanca 2021-05-16 01:59 1621130340
    Africa/Casablanca 2021-05-16 02:00 1621130400
    Africa/Casablanca 2021-05-16 02:29 1621130400
    Africa/Casablanca 2021-05-16 03:01 1621130460
    Africa/Casablanca 2025-04-06 00:30 1743899400
    Africa/Casablanca 2025-04-06 01:29 1743902940
    Africa/Casablanca 2025-04-06 01:59 1743904740
    Africa/Casablanca 2025-04-06 02:00 1743904800
    Africa/Casablanca 2025-04-06 02:29 1743904800
    Africa/Casablanca 2025-04-06 03:01 1743904860
    Africa/Casablanca 2035-10-28 01:30 2077144200
    Africa/Casablanca 2035-10-28 02:29 2077147740
    Africa/Casablanca 2035-10-28 02:59 2077149540
    Africa/Casablanca 2035-10-28 03:00 2077153200
    Africa/Casablanca 2035-10-28 03:29 2077154940
    Africa/Casablanca 2035-10-28 04:01 2077156860
    Africa/Casablanca 2038-09-26 01:30 2169073800
    Africa/Casablanca 2038-09-26 02:29 2169077340
    Africa/Casablanca 2038-09-26 02:59 2169079140
    Africa/Casablanca 2038-09-26 03:00 2169082800
    Africa/Casablanca 2038-09-26 03:29 2169084540
    Africa/Casablanca 2038-09-26 04:01 2169086460
    Africa/Casablanca 2041-09-29 00:30 2264027400
    Africa/Casablanca 2041-09-29 01:29 2264030940
    Africa/Casablanca 2041-09-29 01:59 2264032740
    Africa/Casablanca 2041-09-29 02:00 2264032800
    Africa/Casablanca 2041-09-29 02:29 2264032800
    Africa/Casablanca 2041-09-29 03:01 2264032860
    Africa/Casablanca 2045-08-20 00:30 2386801800
    Africa/Casablanca 2045-08-20 01:29 2386805340
    Africa/Casablanca 2045-08-20 01:59 2386807140
    Africa/Casablanca 2045-08-20 02:00 2386807200
    Africa/Casablanca 2045-08-20 02:29 2386807200
    Africa/Casablanca 2045-08-20 03:01 2386807260
    Africa/Casablanca 2052-04-28 01:30 2597877000
    Africa/Casablanca 2052-04-28 02:29 2597880540
    Africa/Casablanca 2052-04-28 02:59 2597882340
    Africa/Casablanca 2052-04-28 03:00 2597886000
    Africa/Casablanca 2052-04-28 03:29 2597887740
    Africa/Casablanca 2052-04-28 04:01 2597889660
    Africa/Casablanca 2053-04-13 01:30 2628117000
    Africa/Casablanca 2053-04-13 02:29 2628120540
    Africa/Casablanca 2053-04-13 02:59 2628122340
    Africa/Casablanca 2053-04-13 03:00 2628126000
    Africa/Casablanca 2053-04-13 03:29 2628127740
    Africa/Casablanca 2053-04-13 04:01 2628129660
    Africa/Casablanca 2073-10-08 00:30 3274648200
    Africa/Casablanca 2073-10-08 01:29 3274651740
    Africa/Casablanca 2073-10-08 01:59 3274653540
    Africa/Casablanca 2073-10-08 02:00 3274653600
    Africa/Casablanca 2073-10-08 02:29 3274653600
    Africa/Casablanca 2073-10-08 03:01 3274653660
    Africa/Casablanca 2079-06-25 01:30 3454878600
    Africa/Casablanca 2079-06-25 02:29 3454882140
    Africa/Casablanca 2079-06-25 02:59 3454883940
    Africa/Casablanca 2079-06-25 03:00 3454887600
    Africa/Casablanca 2079-06-25 03:29 3454889340
    Africa/Casablanca 2079-06-25 04:01 3454891260
    Africa/Monrovia 1919-02-28 22:30 -1604364412
    Africa/Monrovia 1919-02-28 23:29 -1604360872
    Africa/Monrovia 1919-02-28 23:59 -1604359072
    Africa/Monrovia 1919-03-01 00:00 -1604358930
    Africa/Monrovia 1919-03-01 00:29 -1604357190
    Africa/Monrovia 1919-03-01 01:01 -1604355270
    Africa/Monrovia 1972-01-06 22:30 63587670
    Africa/Monrovia 1972-01-06 23:29 63591210
    Africa/Monrovia 1972-01-06 23:59 63593010
    Africa/Monrovia 1972-01-07 00:00 63593100
    Africa/Monrovia 1972-01-07 00:29 63593100
    Africa/Monrovia 1972-01-07 01:01 63594060
    Antarctica/Troll 2006-10-29 01:30 1162078200
    Antarctica/Troll 2006-10-29 02:29 1162081740
    Antarctica/Troll 2006-10-29 02:59 1162083540
    Antarctica/Troll 2006-10-29 03:00 1162090800
    Antarctica/Troll 2006-10-29 03:29 1162092540
    Antarctica/Troll 2006-10-29 04:01 1162094460
    Antarctica/Troll 2016-03-26 23:30 1459035000
    Antarctica/Troll 2016-03-27 00:29 1459038540
    Antarctica/Troll 2016-03-27 00:59 1459040340
    Antarctica/Troll 2016-03-27 01:00 1459040400
    Antarctica/Troll 2016-03-27 01:29 1459040400
    Antarctica/Troll 2016-03-27 02:01 1459040400
    Antarctica/Troll 2020-10-25 01:30 1603582200
    Antarctica/Troll 2020-10-25 02:29 1603585740
    Antarctica/Troll 2020-10-25 02:59 1603587540
    Antarctica/Troll 2020-10-25 03:00 1603594800
    Antarctica/Troll 2020-10-25 03:29 1603596540
    Antarctica/Troll 2020-10-25 04:01 1603598460
    Antarctica/Troll 2034-03-25 23:30 2026942200
    Antarctica/Troll 2034-03-26 00:29 2026945740
    Antarctica/Troll 2034-03-26 00:59 2026947540
    Antarctica/Troll 2034-03-26 01:00 2026947600
    Antarctica/Troll 2034-03-26 01:29 2026947600
    Antarctica/Troll 2034-03-26 02:01 2026947600
    Antarctica/Troll 2037-10-25 01:30 2140039800
    Antarctica/Troll 2037-10-25 02:29 2140043340
    Antarctica/Troll 2037-10-25 02:59 2140045140
    Antarctica/Troll 2037-10-25 03:00 2140052400
    Antarctica/Troll 2037-10-25 03:29 2140054140
    Antarctica/Troll 2037-10-25 04:01 2140056060
    Antarctica/Troll 2051-10-29 01:30 2582148600
    Antarctica/Troll 2051-10-29 02:29 2582152140
    Antarctica/Troll 2051-10-29 02:59 2582153940
    Antarctica/Troll 2051-10-29 03:00 2582161200
    Antarctica/Troll 2051-10-29 03:29 2582162940
    Antarctica/Troll 2051-10-29 04:01 2582164860
    Antarctica/Troll 2066-03-27 23:30 3036958200
    Antarctica/Troll 2066-03-28 00:29 3036961740
    Antarctica/Troll 2066-03-28 00:59 3036963540
    Antarctica/Troll 2066-03-28 01:00 3036963600
    Antarctica/Troll 2066-03-28 01:29 3036963600
    Antarctica/Troll 2066-03-28 02:01 3036963600
    Antarctica/Troll 2066-10-31 01:30 3055707000
    Antarctica/Troll 2066-10-31 02:29 3055710540
    Antarctica/Troll 2066-10-31 02:59 3055712340
    Antarctica/Troll 2066-10-31 03:00 3055719600
    Antarctica/Troll 2066-10-31 03:29 3055721340
    Antarctica/Troll 2066-10-31 04:01 3055723260
    Antarctica/Troll 2071-10-25 01:30 3212955000
    Antarctica/Troll 2071-10-25 02:29 3212958540
    Antarctica/Troll 2071-10-25 02:59 3212960340
    Antarctica/Troll 2071-10-25 03:00 3212967600
    Antarctica/Troll 2071-10-25 03:29 3212969340
    Antarctica/Troll 2071-10-25 04:01 3212971260
    Antarctica/Troll 2072-03-26 23:30 3226260600
    Antarctica/Troll 2072-03-27 00:29 3226264140
    Antarctica/Troll 2072-03-27 00:59 3226265940
    Antarctica/Troll 2072-03-27 01:00 3226266000
    Antarctica/Troll 2072-03-27 01:29 3226266000
    Antarctica/Troll 2072-03-27 02:01 3226266000
    Antarctica/Troll 2077-10-31 01:30 3402862200
    Antarctica/Troll 2077-10-31 02:29 3402865740
    Antarctica/Troll 2077-10-31 02:59 3402867540
    Antarctica/Troll 2077-10-31 03:00 3402874800
    Antarctica/Troll 2077-10-31 03:29 3402876540
    Antarctica/Troll 2077-10-31 04:01 3402878460
    Antarctica/Troll 2091-10-28 01:30 3844366200
    Antarctica/Troll 2091-10-28 02:29 3844369740
    Antarctica/Troll 2091-10-28 02:59 3844371540
    Antarctica/Troll 2091-10-28 03:00 3844378800
    Antarctica/Troll 2091-10-28 03:29 3844380540
    Antarctica/Troll 2091-10-28 04:01 3844382460
    Antarctica/Troll 2095-10-30 01:30 3970769400
    Antarctica/Troll 2095-10-30 02:29 3970772940
    Antarctica/Troll 2095-10-30 02:59 3970774740
    Antarctica/Troll 2095-10-30 03:00 3970782000
    Antarctica/Troll 2095-10-30 03:29 3970783740
    Antarctica/Troll 2095-10-30 04:01 3970785660
    Antarctica/Troll 2099-10-25 01:30 4096567800
    Antarctica/Troll 2099-10-25 02:29 4096571340
    Antarctica/Troll 2099-10-25 02:59 4096573140
    Antarctica/Troll 2099-10-25 03:00 4096580400
    Antarctica/Troll 2099-10-25 03:29 4096582140
    Antarctica/Troll 2099-10-25 04:01 4096584060
    America/Nuuk 1998-03-28 20:30 891127800
    America/Nuuk 1998-03-28 21:29 891131340
    America/Nuuk 1998-03-28 21:59 891133140
    America/Nuuk 1998-03-28 22:00 891133200
    America/Nuuk 1998-03-28 22:29 891133200
    America/Nuuk 1998-03-28 23:01 891133260
    America/Nuuk 2001-10-27 21:30 1004225400
    America/Nuuk 2001-10-27 22:29 1004228940
    America/Nuuk 2001-10-27 22:59 1004230740
    America/Nuuk 2001-10-27 23:00 1004234400
    America/Nuuk 2001-10-27 23:29 1004236140
    America/Nuuk 2001-10-28 00:01 1004238060
    America/Nuuk 2003-10-25 21:30 1067124600
    America/Nuuk 2003-10-25 22:29 1067128140
    America/Nuuk 2003-10-25 22:59 1067129940
    America/Nuuk 2003-10-25 23:00 1067133600
    America/Nuuk 2003-10-25 23:29 1067135340
    America/Nuuk 2003-10-26 00:01 1067137260
    America/Nuuk 2009-10-24 21:30 1256427000
    America/Nuuk 2009-10-24 22:29 1256430540
    America/Nuuk 2009-10-24 22:59 1256432340
    America/Nuuk 2009-10-24 23:00 1256436000
    America/Nuuk 2009-10-24 23:29 1256437740
    America/Nuuk 2009-10-25 00:01 1256439660
    America/Nuuk 2015-03-28 20:30 1427585400
    America/Nuuk 2015-03-28 21:29 1427588940
    America/Nuuk 2015-03-28 21:59 1427590740
    America/Nuuk 2015-03-28 22:00 1427590800
    America/Nuuk 2015-03-28 22:29 1427590800
    America/Nuuk 2015-03-28 23:01 1427590860
    America/Nuuk 2018-03-24 20:30 1521934200
    America/Nuuk 2018-03-24 21:29 1521937740
    America/Nuuk 2018-03-24 21:59 1521939540
    America/Nuuk 2018-03-24 22:00 1521939600
    America/Nuuk 2018-03-24 22:29 1521939600
    America/Nuuk 2018-03-24 23:01 1521939660
    America/Nuuk 2022-10-29 21:30 1667086200
    America/Nuuk 2022-10-29 22:29 1667089740
    America/Nuuk 2022-10-29 22:59 1667091540
    America/Nuuk 2022-10-29 23:00 1667095200
    America/Nuuk 2022-10-29 23:29 1667096940
    America/Nuuk 2022-10-30 00:01 1667098860
    America/Nuuk 2034-03-25 21:30 2026942200
    America/Nuuk 2034-03-25 22:29 2026945740
    America/Nuuk 2034-03-25 22:59 2026947540
    America/Nuuk 2034-03-25 23:00 2026947600
    America/Nuuk 2034-03-25 23:29 2026947600
    America/Nuuk 2034-03-26 00:01 2026947660
    America/Nuuk 2036-03-29 21:30 2090446200
    America/Nuuk 2036-03-29 22:29 2090449740
    America/Nuuk 2036-03-29 22:59 2090451540
    America/Nuuk 2036-03-29 23:00 2090451600
    America/Nuuk 2036-03-29 23:29 2090451600
    America/Nuuk 2036-03-30 00:01 2090451660
    America/Nuuk 2042-10-25 22:30 2297892600
    America/Nuuk 2042-10-25 23:29 2297896140
    America/Nuuk 2042-10-25 23:59 2297897940
    America/Nuuk 2042-10-26 00:00 2297901600
    America/Nuuk 2042-10-26 00:29 2297903340
    America/Nuuk 2042-10-26 01:01 2297905260
    America/Nuuk 2077-10-30 22:30 3402862200
    America/Nuuk 2077-10-30 23:29 3402865740
    America/Nuuk 2077-10-30 23:59 3402867540
    America/Nuuk 2077-10-31 00:00 3402871200
    America/Nuuk 2077-10-31 00:29 3402872940
    America/Nuuk 2077-10-31 01:01 3402874860
    America/Nuuk 2088-10-30 22:30 3750017400
    America/Nuuk 2088-10-30 23:29 3750020940
    America/Nuuk 2088-10-30 23:59 3750022740
    America/Nuuk 2088-10-31 00:00 3750026400
    America/Nuuk 2088-10-31 00:29 3750028140
    America/Nuuk 2088-10-31 01:01 3750030060
    America/Nuuk 2094-03-27 21:30 3920571000
    America/Nuuk 2094-03-27 22:29 3920574540
    America/Nuuk 2094-03-27 22:59 3920576340
    America/Nuuk 2094-03-27 23:00 3920576400
    America/Nuuk 2094-03-27 23:29 3920576400
    America/Nuuk 2094-03-28 00:01 3920576460
    America/Nuuk 2097-03-30 21:30 4015524600
    America/Nuuk 2097-03-30 22:29 4015528140
    America/Nuuk 2097-03-30 22:59 4015529940
    America/Nuuk 2097-03-30 23:00 4015530000
    America/Nuuk 2097-03-30 23:29 4015530000
    America/Nuuk 2097-03-31 00:01 4015530060
    Asia/Seoul 1948-09-12 22:30 -672233400
    Asia/Seoul 1948-09-12 23:29 -672229860
    Asia/Seoul 1948-09-12 23:59 -672228060
    Asia/Seoul 1948-09-13 00:00 -672224400
    Asia/Seoul 1948-09-13 00:29 -672222660
    Asia/Seoul 1948-09-13 01:01 -672220740
    Asia/Seoul 1950-03-31 22:30 -623413800
    Asia/Seoul 1950-03-31 23:29 -623410260
    Asia/Seoul 1950-03-31 23:59 -623408460
    Asia/Seoul 1950-04-01 00:00 -623408400
    Asia/Seoul 1950-04-01 00:29 -623408400
    Asia/Seoul 1950-04-01 01:01 -623408340
    Asia/Seoul 1951-05-05 22:30 -588853800
    Asia/Seoul 1951-05-05 23:29 -588850260
    Asia/Seoul 1951-05-05 23:59 -588848460
    Asia/Seoul 1951-05-06 00:00 -588848400
    Asia/Seoul 1951-05-06 00:29 -588848400
    Asia/Seoul 1951-05-06 01:01 -588848340
    Asia/Seoul 1951-09-08 22:30 -577971000
    Asia/Seoul 1951-09-08 23:29 -577967460
    Asia/Seoul 1951-09-08 23:59 -577965660
    Asia/Seoul 1951-09-09 00:00 -577962000
    Asia/Seoul 1951-09-09 00:29 -577960260
    Asia/Seoul 1951-09-09 01:01 -577958340
    Asia/Seoul 1954-03-20 22:30 -498133800
    Asia/Seoul 1954-03-20 23:29 -498130260
    Asia/Seoul 1954-03-20 23:59 -498128460
    Asia/Seoul 1954-03-21 00:00 -498126600
    Asia/Seoul 1954-03-21 00:29 -498124860
    Asia/Seoul 1954-03-21 01:01 -498122940
    Asia/Seoul 1955-09-08 22:30 -451738800
    Asia/Seoul 1955-09-08 23:29 -451735260
    Asia/Seoul 1955-09-08 23:59 -451733460
    Asia/Seoul 1955-09-09 00:00 -451729800
    Asia/Seoul 1955-09-09 00:29 -451728060
    Asia/Seoul 1955-09-09 01:01 -451726140
    Asia/Seoul 1956-05-19 22:30 -429789600
    Asia/Seoul 1956-05-19 23:29 -429786060
    Asia/Seoul 1956-05-19 23:59 -429784260
    Asia/Seoul 1956-05-20 00:00 -429784200
    Asia/Seoul 1956-05-20 00:29 -429784200
    Asia/Seoul 1956-05-20 01:01 -429784140
    Asia/Seoul 1957-05-04 22:30 -399549600
    Asia/Seoul 1957-05-04 23:29 -399546060
    Asia/Seoul 1957-05-04 23:59 -399544260
    Asia/Seoul 1957-05-05 00:00 -399544200
    Asia/Seoul 1957-05-05 00:29 -399544200
    Asia/Seoul 1957-05-05 01:01 -399544140
    Asia/Seoul 1958-05-03 22:30 -368100000
    Asia/Seoul 1958-05-03 23:29 -368096460
    Asia/Seoul 1958-05-03 23:59 -368094660
    Asia/Seoul 1958-05-04 00:00 -368094600
    Asia/Seoul 1958-05-04 00:29 -368094600
    Asia/Seoul 1958-05-04 01:01 -368094540
    Asia/Seoul 1959-05-02 22:30 -336650400
    Asia/Seoul 1959-05-02 23:29 -336646860
    Asia/Seoul 1959-05-02 23:59 -336645060
    Asia/Seoul 1959-05-03 00:00 -336645000
    Asia/Seoul 1959-05-03 00:29 -336645000
    Asia/Seoul 1959-05-03 01:01 -336644940
    Asia/Seoul 1959-09-19 22:30 -324558000
    Asia/Seoul 1959-09-19 23:29 -324554460
    Asia/Seoul 1959-09-19 23:59 -324552660
    Asia/Seoul 1959-09-20 00:00 -324549000
    Asia/Seoul 1959-09-20 00:29 -324547260
    Asia/Seoul 1959-09-20 01:01 -324545340
    Asia/Seoul 1987-10-11 01:30 560878200
    Asia/Seoul 1987-10-11 02:29 560881740
    Asia/Seoul 1987-10-11 02:59 560883540
    Asia/Seoul 1987-10-11 03:00 560887200
    Asia/Seoul 1987-10-11 03:29 560888940
    Asia/Seoul 1987-10-11 04:01 560890860
    Asia/Seoul 1988-05-08 00:30 579022200
    Asia/Seoul 1988-05-08 01:29 579025740
    Asia/Seoul 1988-05-08 01:59 579027540
    Asia/Seoul 1988-05-08 02:00 579027600
    Asia/Seoul 1988-05-08 02:29 579027600
    Asia/Seoul 1988-05-08 03:01 579027660
    Asia/Seoul 1988-10-09 01:30 592327800
    Asia/Seoul 1988-10-09 02:29 592331340
    Asia/Seoul 1988-10-09 02:59 592333140
    Asia/Seoul 1988-10-09 03:00 592336800
    Asia/Seoul 1988-10-09 03:29 592338540
    Asia/Seoul 1988-10-09 04:01 592340460
    """
}
