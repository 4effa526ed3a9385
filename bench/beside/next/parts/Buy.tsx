"use client";

import { useState } from "react";
import { cart } from "../shared/stored.ts";

interface BuyProps {
  /** The product's id: what goes into the cart where there are no sizes. */
  id: string;
  /** What the sizes are called: `Rozmiar`. */
  label: string;
  sizes: { id: string; name: string; left: number }[];
}

/** The sizes and the button that puts the chosen one into the cart. */
export function Buy({ id: product, label, sizes }: BuyProps) {
  const [chosen, setChosen] = useState(sizes.length === 0 ? product : undefined);
  const [said, setSaid] = useState("");
  const add = () => {
    if (chosen !== undefined) cart.change([...cart.read(), chosen]);
    setSaid(chosen === undefined ? "Najpierw wybierz rozmiar." : "Jest w koszyku.");
  };
  return (
    <>
      {sizes.length > 0 && (
        <div className="buy-part sizes-part">
          <fieldset>
            <legend className="buy-label">
              {label}: <b>{sizes.find(({ id }) => id === chosen)?.name ?? "wybierz"}</b>
            </legend>
            <div className="sizes">
              {sizes.map(({ id, name, left }) => (
                <label key={id} className="size">
                  <input
                    type="radio"
                    className="size-input"
                    name="size"
                    value={id}
                    disabled={left === 0}
                    checked={id === chosen}
                    onChange={() => setChosen(id)}
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
        </div>
      )}
      <div className="sizes-foot" role="status">
        {said}
      </div>
      <div className="buy-action">
        <button type="button" className="button button-signal button-big" onClick={add}>
          Do koszyka
        </button>
      </div>
    </>
  );
}
