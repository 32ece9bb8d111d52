// The room Events.
