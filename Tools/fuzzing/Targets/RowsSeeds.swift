import Interop

/// Rows in the forms of other programs and of this one, made up for the purpose.
enum RowsSeeds {
  /// Of each the first byte is the number of the mapping that fits it.
  static var all: [[UInt8]] {
    let files = [
      "date,text\n2024-01-02,\"a \"\"quoted\"\" walk\"\r\n2024-01-03T07:08:09+01:00,b\n",
      "\u{feff}date;text\r1663-03-05;x\ry;\"z\n", "date\ttext\n2024-02-30\t\n\n",
      "date,text,duration,target,end,tags,title\n2020-01-23 07:22,run,1 h 5,8833.0,"
        + "2020-01-23 08:22,\"a;b\",t\n",
      "[{\"date\":\"2024-01-02\",\"text\":\"a\\u00e9\\n\"},{\"date\":null,\"text\":5e3}]",
      "{\"date\":\"2024-01-02T00:00\",\"text\":true}\n{\"text\":{},\"date\":[1]}\n7\n",
      dayOne, daylio, ownTable, ownTable,
    ]
    // Little-endian UTF-16 behind its mark.
    let wide = "\u{feff}date\ttext\r\n2024-01-02\t1.500\r\n2024-01-03\t7:55\r\n".utf16.flatMap {
      [UInt8($0 & 0xff), UInt8($0 >> 8)]
    }
    return files.enumerated().map { [UInt8($0.offset)] + Array($0.element.utf8) } + [[1] + wide]
  }

  /// As Day One 2 writes it: a zone beside each time, Markdown, a picture on a line of its own.
  private static let dayOne = #"""
    {"metadata":{"version":"1.0"},"entries":[{"uuid":"0A","creationDate":"2024-07-01T22:30:00Z",\#
    "timeZone":"Europe\/Rome","tags":["lake","a;b"],"photos":[{"identifier":"1F"}],\#
    "text":"Swam far\\.\n\n![](dayone-moment:\/\/1F)\n\n1\\) `![](dayone-moment:x)`"},
    {"text":"Rain ![](dayone-moment:/video/2)","timeZone":"Nowhere/Else","uuid":"0B",\#
    "creationDate":"1999-12-31T23:59:59Z"}]}

    """#

  /// As Daylio writes it: notes are HTML, and one entry is a mood alone.
  private static let daylio = #"""
    full_date,date,weekday,time,mood,activities,note_title,note
    2024-07-02,2 July,Tuesday,10:05 pm,good ,"rest | quiet / late",,"A<br>long &amp; <b>b</b>"
    2024-07-01,1 July,Monday,07:30,meh,,,"<ul><li>a</li><li>1 &lt; 2</li></ul>"
    2024-06-30,30 June,Sunday,6:00 am,rad,walk,,

    """#

  private static let ownTable =
    "\u{feff}" + OwnTable.columns.joined(separator: ",") + "\r\n"
    + #"moment,2024-07-02T21:00:00+02:00,2024-07-02,"'=1+1, said",,,,,,,,,,,,,m2"# + "\r\n"
    + #"memory,2024-07-01,2024-07-01,Rowed,'-t,"a; ""b;c""",Ana,Garda,joy,,,,,,,,k1"# + "\r\n"
}
