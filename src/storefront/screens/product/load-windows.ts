/** Fetches what a product page brings when it is asked for. */
export const loadWindows = () => import("./windows.ts");
