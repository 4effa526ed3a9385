export interface AccessToken {
  /** Returns the token, fetched once for all who ask until shortly before it expires. */
  get(): Promise<string>;
  /** Forgets a token the provider did not accept. */
  forget(): void;
}

/** Keeps a provider's OAuth token for as long as it lasts, less a minute. `fetchToken` answers seconds. */
export function accessToken(fetchToken: () => Promise<{ token: string; lasts: number }>): AccessToken {
  let kept: Promise<{ token: string; until: number }> | null = null;
  let until = 0;
  return {
    async get() {
      if (kept === null || until <= Date.now()) {
        until = Number.POSITIVE_INFINITY;
        const asked = fetchToken().then(({ token, lasts }) => ({
          token,
          until: Date.now() + Math.max(0, lasts - 60) * 1000,
        }));
        kept = asked;
        asked.then(
          (fetched) => {
            if (kept === asked) until = fetched.until;
          },
          () => {
            if (kept === asked) kept = null;
          },
        );
      }
      return (await kept).token;
    },
    forget() {
      kept = null;
    },
  };
}
