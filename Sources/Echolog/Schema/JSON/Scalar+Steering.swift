extension Unicode.Scalar {
  /// Whether it may steer the terminal that shows it: controls (C0, DEL, C1), line and paragraph
  /// separators, and what turns the direction of text. None is beyond U+FFFF.
  package var steersTerminals: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0x200E, 0x200F, 0x061C: true
    case 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
