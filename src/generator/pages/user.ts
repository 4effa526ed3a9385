import { pathIn, paths } from "../../contract/paths.ts";
import { layoutCacheTags, type Made, type Reading } from "../reading.ts";
import { unlistedHead } from "./unlisted-head.ts";

/**
 * Returns the frame of a customer's page: nothing of the customer is in it, the browser asks for that with the
 * customer's token or the link of an order's email (guarantees, point 14). Null for a path under `/user/` that is none.
 */
export function userPage(reading: Reading, path: string): Made<"userData" | "userOrders" | "userOrder"> | null {
  if (path === paths.userData) return frame(reading, "userData", path, {});
  if (path === paths.userOrders) return frame(reading, "userOrders", path, {});
  const number = path.startsWith(paths.userOrder)
    ? /^[^/]{1,100}(?=\/?$)/.exec(path.slice(paths.userOrder.length))?.[0]
    : undefined;
  return number === undefined ? null : frame(reading, "userOrder", `${paths.userOrder}${number}`, { number });
}

function frame<T extends "userData" | "userOrders" | "userOrder">(
  reading: Reading,
  template: T,
  polish: string,
  data: Made<T>["data"],
): Made<T> {
  const path = pathIn(polish, reading.language.lanCode);
  return {
    path,
    template,
    head: unlistedHead(template, path, reading),
    data,
    reads: [...layoutCacheTags],
  };
}
