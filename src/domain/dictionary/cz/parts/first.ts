import { layout } from "../layout.ts";
import { pages } from "../pages.ts";

/** What stands around every page. */
export const texts = { ...layout, ...pages };

/** What each part's screens begin with beside it, fetched when it is asked for. */
export const parts = {
  account: () => import("./account.ts"),
  forms: () => import("./forms.ts"),
  home: () => import("./home.ts"),
  limits: () => import("./limits.ts"),
  listing: () => import("./listing.ts"),
  look: () => import("./look.ts"),
  orders: () => import("./orders.ts"),
  product: () => import("./product.ts"),
  reviews: () => import("./reviews.ts"),
  statements: () => import("./statements.ts"),
  text: () => import("./text.ts"),
  timeline: () => import("./timeline.ts"),
};
