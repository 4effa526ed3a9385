"use client";

import { cart, compared } from "../shared/stored.ts";
import { useStored } from "./use-stored.ts";

export function CartCount() {
  const { length } = useStored(cart);
  return (
    <span className={length === 0 ? "cart-box-count cart-box-none figures" : "cart-box-count figures"}>{length}</span>
  );
}

export function CompareCount() {
  const { length } = useStored(compared);
  return (
    <span className={length === 0 ? "head-tool-count head-tool-none figures" : "head-tool-count figures"}>
      {length}
    </span>
  );
}
