import { shopCallHref } from "../../contract/shop-calls.ts";
import { browserName } from "./browser-name.ts";

/** Told of once per page load, however often they happen, and a handful at most. */
const told = new Set<string>();
const most = 10;

/**
 * Reports an error to the shop's own server (specification, point 7): each once per page load. What a request
 * broken off, the browser itself or somebody's extension complains of is none of ours. The answer is ignored.
 */
export function report(error: unknown, component: string): void {
  const message = messageOf(error);
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  if (told.has(message) || told.size >= most || isForeign(error, message, stack)) return;
  told.add(message);
  const body = {
    url: location.pathname,
    error: message.slice(0, 1000),
    errorStact: stack.slice(0, 6000),
    browser: browserName(navigator.userAgent),
    compontent: componentNames(component).slice(0, 400),
  };
  void fetch(shopCallHref("json_api?reportError"), {
    method: "POST",
    headers: { "content-type": "text/plain" },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}

function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  try {
    return typeof error === "string" ? error : (JSON.stringify(error) ?? String(error));
  } catch {
    return "an error that cannot be told";
  }
}

function isForeign(error: unknown, message: string, stack: string): boolean {
  return (
    (error instanceof Error && error.name === "AbortError") ||
    /ResizeObserver loop|^Script error\.?$/.test(message) ||
    /-extension:\/\//.test(stack)
  );
}

/** `Screen\n    at Bt (https://…)\n    at …` → 'Screen, Bt': the boundary and what crashed in it. */
function componentNames(component: string): string {
  const [name = "", ...stack] = component.split("\n");
  const crashed = stack.map((line) => /^\s*at (\w+)/.exec(line)?.[1] ?? /^(\w+)@/.exec(line)?.[1]).find(Boolean);
  return [name.trim(), crashed].filter(Boolean).join(", ");
}
