/** Seconds an email waits that staff's act has written, so that taking the act back means that it is not sent. */
export const undoSeconds = 20;
