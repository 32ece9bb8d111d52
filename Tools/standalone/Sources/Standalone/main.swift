import Echolog

// A small app on the library alone. Each call does what the person tapped on a screen, if anything,
// and prints what the screen shows then:
//
//     Standalone FOLDER home
//     Standalone FOLDER compose [TEXT [EMOTION [DAYS]]]
//     Standalone FOLDER send TEXT EMOTION DAYS
//     Standalone FOLDER settings [on | off | cancel]
//     Standalone FOLDER did TEXT
//     Standalone FOLDER journey [WORDS]
//     Standalone FOLDER plan [try]

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else { fatalError("give a folder and a screen") }
let (screen, taps) = (arguments[1], Array(arguments.dropFirst(2)))

let diary = try await openDiary(in: arguments[0])
do {
  switch screen {
  case "home": try await showHome(diary)
  case "compose": try await showComposer(Draft(taps), diary)
  case "send": try await send(Draft(taps), diary)
  case "settings": try await showSettings(diary, tapping: taps.first)
  case "did": try await keepMoment(taps.first ?? "", diary)
  case "journey": try await showJourney(diary, saying: taps.first)
  case "plan": try await showPlan(diary, tapping: taps.first)
  default: fatalError("there is no such screen")
  }
} catch DiaryFailure.refused(let rejection) {
  print("Not kept: \(rejection.word)")
}

/// Opens the diary in a folder, or makes it the first time.
func openDiary(in folder: String) async throws -> Diary {
  let (vault, state) = (folder + "/vault", folder + "/state")
  let secret = DiarySecret.keyFile(folder + "/key")
  do {
    return try await Diary.open(in: vault, stateFolder: state, device: "app", secret: secret)
  } catch DiaryFailure.noKey {
    // The key is looked for first; `create` makes it.
    return try await Diary.create(
      in: vault, stateFolder: state, owner: "Mika", device: "app", secret: secret)
  }
}
