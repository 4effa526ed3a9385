import { createStore } from "zustand/vanilla";

/** Whether the filters are open beside the products; they stay so from one listing to the next. */
export const filterPanel = createStore<{ open: boolean }>(() => ({ open: false }));

/** Pixels: from this width on the filters stand beside the products. */
export const besideFrom = 1024;
