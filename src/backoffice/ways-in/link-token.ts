/** Returns the secret of the link somebody came by, which stands behind its `#`: no server and no log reads it there. Empty where there is none. */
export function linkToken(): string {
  return window.location.hash.slice(1);
}
