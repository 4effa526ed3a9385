/** Where the service worker lies (specification, point 7). */
export const workerPath = "/sw.js";
