// The room ReadModels.
