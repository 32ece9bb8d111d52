// Content: every word the person is given rather than wrote.
//
// In comes a text, an emotion, a civil day or a fraction, and one random draw; out comes a line.
// All of it is pure: the same input and draw give the same line within a release, and what was
// shown is recorded by the caller, so that changing the words later changes nobody's past.
//
// Praise, phrases, progress lines and templates are written for this project, except the twenty
// templates that the specification gives. Keywords come from `Keywords`, which judges each word by
// a lexicon drawn from WordNet and by its neighbours; a suggested emotion from `EmotionModel`.
// What may be cheered at all is judged by `Tact`.
//
// What the makers of that data ask to be shown is in `Notices`.
//
// The files under `Resources` are the truth; `Tools/words` compiles them into `Generated`, where
// they cost nothing until the first use, and a test compares both. Nothing here fails: a text
// without a keyword (emoji, Korean, nothing at all) gets a template that needs none.
