/** Returns the host of an address as people know it: `https://www.social.example/page` → 'social.example'; '' for what is no address. */
export function hostOf(address: string | null | undefined): string {
  try {
    return new URL(address ?? "").hostname.replace(/^www\./, "");
  } catch {
    return "";
  }
}
