/** Returns where a path of the shop is: at this address, or at the shop's own where the back office has another. */
export function shopHref(path: string): string {
  const shop = document.querySelector<HTMLMetaElement>("meta[name=shop]")?.content ?? "";
  return shop + path;
}
