// CivilTime: what people call time.
//
// In come integers (days, milliseconds, offsets), the bytes of a time zone file and words such as
// "yesterday 21:30"; out go civil days, instants and offsets. Everything here is a pure function
// of its arguments: this layer never asks a clock, a file, the environment or a locale. Dates are
// proleptic Gregorian integers. Civil-date arithmetic counts days, never multiples of 86,400
// seconds of real time, so clock changes can not move a date.
