/**
 * Something about the database that its operator can put right: no answer, wrong version, a folder
 * that cannot be written. `message` is one sentence that says what happened and what to do, fit to
 * be shown as it is; `cause` keeps the technical reason for the log.
 */
export class DatabaseProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "DatabaseProblem";
  }
}
