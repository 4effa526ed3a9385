import { useState } from "react";
import type { Product } from "../../../domain/product.ts";
import { addProduct } from "../../session/cart.ts";
import { isSoldOut, onlyVariant, variantsOf } from "../../tile/availability.ts";

/** Choosing a size of a product and putting it into the cart, with the words for what went wrong. */
export interface Buying {
  /** The chosen variant's id. */
  chosen: string | null;
  choose: (a2p: string) => void;
  /** A size has to be chosen, and none is. */
  sizeOpen: boolean;
  /** Why the last try did not succeed, a new object each time; `size` is said beside the sizes, which take the focus. */
  trouble: Trouble | null;
  /** Answers whether the product is in the cart now. */
  add: () => boolean;
}

export interface Trouble {
  about: "size" | "stock";
  /** A dictionary's code. */
  code: string;
}

/** Answers the one state of buying that a page's buttons share (specification, point 4, 'Adding a product'). */
export function useBuying(product: Product): Buying {
  const [chosen, setChosen] = useState<string | null>(() => onlyVariant(product));
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sizeOpen = chosen === null && variantsOf(product).length > 0;
  return {
    chosen,
    choose: (a2p) => {
      setTrouble(null);
      setChosen(a2p);
    },
    sizeOpen,
    trouble,
    add: () => {
      if (isSoldOut(product)) return false;
      if (sizeOpen) {
        setTrouble({ about: "size", code: "PRODUCT_CHOOSE_SIZE" });
        return false;
      }
      const added = addProduct(product, chosen);
      setTrouble(added.kind === "refused" ? { about: "stock", code: added.code } : null);
      return added.kind === "added";
    },
  };
}
