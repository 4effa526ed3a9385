/**
 * Returns an address whose path can be decoded: one with a stray percent sign, as people type it, means
 * the sign itself (`/__/100%` is a search for '100%').
 */
export function decodableAddress(url: string): string {
  const [path = "", ...query] = url.split("?");
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll("%", "%25"), ...query].join("?");
  }
}
