import Journal
import Testing

@Suite struct PassphraseWeaknessTests {
  @Test func `Words that are guessed first are reported with the reason`() {
    let told: [(Passphrase.Weakness, [String])] = [
      (.common, ["password", "Password1", "PASSW0RD", "password123!", "letmein1", "qwerty123"]),
      (.common, ["open sesame", "correct horse battery staple", "iloveyou", "contrase\u{F1}a"]),
      (.repeated, ["aaaaaaaa", "abababab", "abcabcabcabc", "11111112", "hoho hoho hoho hoho"]),
      (.sequence, ["12345678", "0987654321", "qwertyuiop", "QwertyUiop", "abcdefgh", "asdfghjkl"]),
      (.sequence, ["1234abcd", "zyxwvuts"]),
      (.digits, ["19840612", "31415926", "2025111820301"]),
      (.short, ["xk7fmq2v", "tulip77!", "gr\u{FC}n\u{E4}\u{F6}\u{FC}xyz"]),
    ]
    for (weakness, words) in told {
      for word in words {
        #expect(Passphrase(typed: Array(word.utf8)).weakness == weakness, "\(word)")
      }
    }
  }

  @Test func `Several words that do not belong together get no warning`() {
    for words in [
      "four good words here", "violet anchor mumble nine", "m\u{E3}e querida do rio",
      "kT9#vw2Lq0zPx", "27182818284590452353",
    ] {
      #expect(Passphrase(typed: Array(words.utf8)).weakness == nil, "\(words)")
    }
  }

  @Test func `What are no words, or very many, is judged too`() {
    let long = [UInt8](repeating: 0x61, count: 65_535)
    #expect(Passphrase(typed: long).weakness == .repeated)
    #expect(Passphrase(typed: long + [0x62, 0x63]).weakness == nil)
    for bytes in [[], [0xff], [0x80, 0xff]] as [[UInt8]] {
      #expect(Passphrase(typed: bytes).weakness != nil)
    }
  }

  @Test func `What was typed is wiped once it is a passphrase`() {
    for words in ["open sesame", "m\u{E3}e querida", "ma\u{303}e querida"] {
      var typed = Array(words.utf8)
      let passphrase = Passphrase(wiping: &typed)
      #expect(typed.allSatisfy { $0 == 0 } && typed.count == words.utf8.count)
      #expect(passphrase == Passphrase(typed: Array(words.utf8)))
    }
  }
}
