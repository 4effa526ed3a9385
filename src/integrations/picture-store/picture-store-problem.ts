/**
 * A picture store elsewhere that does not answer, or refuses. `message` is one sentence, fit to be shown as it is;
 * `cause` keeps the technical reason for the log.
 */
export class PictureStoreProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "PictureStoreProblem";
  }
}
