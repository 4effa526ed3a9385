/**
 * Tells the shop's own server of an error (specification, point 7, 'reportError'). What is told and how is
 * code of its own, fetched when there is something to tell.
 */
export function reportRuntimeError(error: unknown, component: string | null | undefined = ""): void {
  void import("../errors/report.ts").then(
    ({ report }) => report(error, component ?? ""),
    () => undefined,
  );
}

/** Tells of every error that nobody has caught. */
export function watchErrors(browser: Pick<Window, "addEventListener">): void {
  browser.addEventListener("error", (event) => reportRuntimeError(event.error ?? event.message));
  browser.addEventListener("unhandledrejection", (event) => reportRuntimeError(event.reason));
}
