const key = "device";
let here: string | undefined;

/** Returns the secret by which the shop knows this browser again when it logs in: made at the first login, kept in this browser. */
export function deviceSecret(): string {
  return (here ??=
    stored() ??
    keep(
      Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, "0")).join(""),
    ));
}

function stored(): string | undefined {
  try {
    return /^[\w-]{32,64}$/.exec(localStorage.getItem(key) ?? "")?.[0];
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing is another one tomorrow. */
function keep(secret: string): string {
  try {
    localStorage.setItem(key, secret);
  } catch {}
  return secret;
}
