import { useMemo, useState } from "react";
import type { Product } from "../../../domain/catalogue/product.ts";
import {
  type Choice,
  choiceNamed,
  choiceOfIds,
  choose,
  chosenVariant,
  droppedBy,
  firstChoice,
  idsOf,
  type Option,
  optionsOf,
  pictureOf,
  variantsOf,
} from "../../../domain/catalogue/variant-choice.ts";
import { priceFrom, type ShownPrice } from "../../../domain/catalogue/variant-price.ts";
import { addProduct, type Added } from "../../session/cart.ts";
import { isSoldOut } from "../../tile/availability.ts";

/** Choosing a variant of a product and putting it into the cart, with the words for what went wrong. */
export interface Buying {
  /** What it can be chosen by, as it stands for the present choice. */
  options: Option[];
  /** The chosen variant's id; null while an option is open. */
  chosen: string | null;
  /** Gives the option at an index a value. */
  choose: (at: number, value: string) => void;
  /** Chooses a variant by its id, where the product has it. */
  chooseVariant: (a2p: string) => void;
  /** Nothing is left of what is chosen, or of all of it: there is nothing to put into the cart. */
  gone: boolean;
  /** The index of the first option without a value; -1: none is open. */
  open: number;
  /** What could not stay beside the value chosen last. */
  dropped: { by: string; each: ReturnType<typeof droppedBy> } | null;
  /** What is chosen costs this, or what it may still become costs from this on. */
  price: ShownPrice;
  /** The picture that shows what is chosen. */
  picture: string | undefined;
  /** Why the last try did not succeed, a new object each time; `option` is said beside the first open one, which takes the focus. */
  trouble: Trouble | null;
  /** Returns whether the product is in the cart now. */
  add: () => boolean;
}

type Trouble =
  | { about: "stock"; code: Extract<Added, { kind: "refused" }>["code"] }
  /** The name of what is still to be chosen; null: the size, which most products are chosen by alone. */
  | { about: "option"; option: string | null };

/** Returns the one state of buying that a page's buttons share (specification, point 4, 'Adding a product'). `named`: the variant its address names. */
export function useBuying(product: Product, named?: string): Buying {
  const [ids, setIds] = useState(() =>
    idsOf(product, (named === undefined ? null : choiceNamed(product, named)) ?? firstChoice(product)),
  );
  const choice = choiceOfIds(product, ids);
  const price = useMemo(() => priceFrom(product, variantsOf(product, choiceOfIds(product, ids))), [product, ids]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [dropped, setDropped] = useState<Buying["dropped"]>(null);
  const options = optionsOf(product, choice);
  const chosen = chosenVariant(product, choice);
  const open = options.findIndex((option) => option.chosen === null);
  const gone = isSoldOut(product, chosen);
  const take = (next: Choice, because: Buying["dropped"] = null) => {
    setTrouble(null);
    setDropped(because);
    setIds(idsOf(product, next));
  };
  return {
    options,
    chosen,
    choose: (at, value) => {
      const next = choose(product, choice, at, value);
      const each = droppedBy(product, choice, next);
      take(next, each.length === 0 ? null : { by: value, each });
    },
    chooseVariant: (a2p) => {
      const wanted = choiceNamed(product, a2p);
      if (wanted !== null) take(wanted);
    },
    gone,
    open,
    dropped,
    price,
    picture: pictureOf(product, choice),
    trouble,
    add: () => {
      if (gone) return false;
      if (open !== -1) {
        setTrouble({ about: "option", option: options.length === 1 ? null : options[open]!.name.toLowerCase() });
        return false;
      }
      const added = addProduct(product, chosen);
      setTrouble(added.kind === "refused" ? { about: "stock", code: added.code } : null);
      return added.kind === "added";
    },
  };
}
