/** Seconds an email waits that staff's act has written, so that taking the act back means that it is not sent. */
export const undoSeconds = 20;

/** What can become of an act by an undo: it is taken back now, it was, or it is not at all. */
export const undoStates = ["possible", "done", "none"] as const;
