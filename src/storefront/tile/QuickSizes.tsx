import { useState } from "react";
import type { Product } from "../../domain/catalogue/product.ts";
import { choose, firstChoice, optionsOf } from "../../domain/catalogue/variant-choice.ts";
import { useText } from "../app/text.ts";
import { fetchPanel } from "../layout/PanelSlot.tsx";
import { addProduct } from "../session/cart.ts";
import { notify } from "../layout/notices-state.ts";
import { fewLeft } from "./availability.ts";
import "./quick-sizes.css";

const shown = 7;

/**
 * The values of a product's options on a tile, one option after another: the click that leaves none open puts the
 * variant into the cart. They are a pointer's shortcut; by keyboard the product page does the same, so they take no tab stops.
 * `standing`: they stand under the tile, all of them, for everybody; a product without options has one button.
 */
export function QuickSizes({ product, standing = false }: { product: Product; standing?: boolean }) {
  const t = useText();
  const [choice, setChoice] = useState(() => startOf(product));
  const options = optionsOf(product, choice);
  const at = options.findIndex(({ chosen }) => chosen === null);
  const option = options[at];
  const add = (a2p: string | null) => {
    const added = addProduct(product, a2p);
    if (added.kind === "refused") notify(t(added.code), "trouble");
    setChoice(startOf(product));
  };
  if (option === undefined)
    return standing ? (
      <div className="quick-sizes quick-sizes-standing" onPointerEnter={fetchPanel}>
        <button type="button" onClick={() => add(null)}>
          {t("PRODUCT_ADD")}
        </button>
      </div>
    ) : null;
  // How many is not said: the page was made before somebody else bought one.
  const isFew = (a2p: string | null) => a2p !== null && fewLeft(product, a2p) !== null;
  const values = option.values.filter(({ state }) => state !== "none");
  const chosen = options.flatMap(({ chosen: value }) => value ?? []);
  const most = standing ? values.length : shown;
  const tabIndex = standing ? undefined : -1;
  return (
    <div className={standing ? "quick-sizes quick-sizes-standing" : "quick-sizes"} onPointerEnter={fetchPanel}>
      {at > 0 && chosen.length > 0 && (
        <button
          type="button"
          tabIndex={tabIndex}
          className="quick-sizes-back"
          aria-label={t("PRODUCT_CHOOSE_OPTION_SHORT", { option: options[0]!.name.toLowerCase() })}
          onClick={() => setChoice(startOf(product))}
        >
          {chosen.join(" ")}:
        </button>
      )}
      {values.slice(0, values.length > most ? most - 1 : most).map(({ name, state, a2p }) =>
        state === "available" ? (
          <button
            key={name}
            type="button"
            tabIndex={tabIndex}
            aria-label={[
              a2p === null ? `${option.name} ${name}` : t("PRODUCT_ADD_SIZE", { size: [...chosen, name].join(" ") }),
              ...(isFew(a2p) ? [t("PRODUCT_FEW")] : []),
            ].join(", ")}
            onClick={() => (a2p === null ? setChoice(choose(product, choice, at, name)) : add(a2p))}
          >
            {name}
            {isFew(a2p) && <small>{t("PRODUCT_FEW")}</small>}
          </button>
        ) : (
          <s key={name}>{name}</s>
        ),
      )}
      {values.length > most && <span>+{values.length - most + 1}</span>}
    </div>
  );
}

/** The only one left is offered too, to be put into the cart by a click on it. */
function startOf(product: Product): ReturnType<typeof firstChoice> {
  const first = firstChoice(product);
  return first.length === 0 || first.includes(null) ? first : first.with(0, null);
}
