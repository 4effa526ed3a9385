"use client";

import { cart, compared } from "../shared/kept.ts";
import { useKept } from "./use-kept.ts";

export function CartCount() {
  const { length } = useKept(cart);
  return (
    <span className={length === 0 ? "cart-box-count cart-box-none figures" : "cart-box-count figures"}>{length}</span>
  );
}

export function CompareCount() {
  const { length } = useKept(compared);
  return (
    <span className={length === 0 ? "head-tool-count head-tool-none figures" : "head-tool-count figures"}>
      {length}
    </span>
  );
}
