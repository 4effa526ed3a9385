/** Returns what says a service's words again in one line, without what the service was told in secret, at most 500 signs of them. */
export function withoutSecrets(secrets: object): (said: string) => string {
  return (said) => {
    const text = Object.values(secrets)
      .reduce<string>((rest, secret) => (secret === "" ? rest : rest.replaceAll(String(secret), "***")), said)
      .replace(/\p{Cc}+/gu, " ")
      .trim()
      .slice(0, 500)
      .toWellFormed();
    return text === "" ? "no answer" : text;
  };
}
