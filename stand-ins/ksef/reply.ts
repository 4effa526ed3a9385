/** What the stand-in answers. */
export interface Reply {
  status: number;
  json?: object;
  bytes?: Buffer;
  headers?: Record<string, string>;
}

/** A refusal as the real one says it, by RFC 9457. */
export class Refusal extends Error {
  readonly reply: Reply;

  constructor(status: number, code: number, says: string, { retryAfter }: { retryAfter?: number } = {}) {
    super(says);
    const known = status === 400 || status === 429;
    this.reply = {
      status,
      headers: {
        "content-type": "application/problem+json",
        ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
      },
      json: {
        title: says,
        status,
        detail: says,
        ...(known ? { errors: [{ code, description: says, details: [] }] } : {}),
      },
    };
  }
}

/** Nothing is answered: the connection ends. */
export class Lost extends Error {}
