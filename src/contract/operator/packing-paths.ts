/** Where somebody packs: a page of its own, with its own service worker. */
export const packingPath = "/admin/packing";

/** Where stock is moved and goods come in: pages that may use the camera, too. */
export const stockPagePath = "/admin/goods/stock";

/** Where that worker lies. */
export const packingWorkerPath = "/admin/packing-worker.js";
