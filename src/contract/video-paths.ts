/** Under which path products' videos and their captions lie. */
export const videosPath = "/videos/";

/** Returns the address of a video, or of its captions. */
export function videoHref(file: string): string {
  return videosPath + encodeURIComponent(file);
}
