/** Answers the host of an address as people know it: `https://www.social.example/page` → 'social.example'. */
export function hostOf(address: string | null | undefined): string {
  return URL.parse(address ?? "")?.hostname.replace(/^www\./, "") ?? "";
}
