import { limits } from "../../domain/limits.ts";
import { session } from "./store.ts";

/** Keeps `width` and `mobile` true to the window (point 9: mobile at 530 px or less). Returns the way to stop. */
export function watchWidth(
  browser: Pick<Window, "innerWidth" | "addEventListener" | "removeEventListener">,
): () => void {
  const measure = () => {
    const width = browser.innerWidth;
    if (width !== session.getState().width) session.setState({ width, mobile: width <= limits.mobileWidth });
  };
  measure();
  browser.addEventListener("resize", measure);
  return () => browser.removeEventListener("resize", measure);
}

/** Takes over the shop's config (rates, build date) that each page carries in its layout data; all who listen to the session are told of another one only. */
export function setConfig(config: Record<string, string>): void {
  if (config !== session.getState().config) session.setState({ config });
}
