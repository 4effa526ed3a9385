/** Where somebody packs: a page of its own, with its own service worker. */
export const packingPath = "/admin/packing";

/** Where that worker lies. */
export const packingWorkerPath = "/admin/packing-worker.js";
