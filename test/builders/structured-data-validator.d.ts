/** It comes without types. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    /** Takes what each format has, by the type of its root objects; data it is given lose what only it has put there. */
    validate(data: {
      jsonld: Record<string, unknown[]>;
    }): Promise<{ severity: "ERROR" | "WARNING"; issueMessage: string; rootType: string }[]>;
  }
}
