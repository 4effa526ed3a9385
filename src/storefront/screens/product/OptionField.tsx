import { useId } from "react";
import type { Option, OptionValue } from "../../../domain/catalogue/variant-choice.ts";
import { FieldError } from "../../../ui/FieldError.tsx";
import { useText } from "../../app/text.ts";

interface OptionFieldProps {
  option: Option;
  /** It is the only one: what is sold out cannot be chosen then, whatever else there is. */
  alone: boolean;
  /** What is chosen of the other options. */
  others: readonly string[];
  /** Why the last try did not succeed. */
  trouble: string | null;
  choose: (value: string) => void;
}

/**
 * The values of one option as squares. What is sold out or does not exist together with the rest of the choice is struck
 * through and said below; it may be chosen all the same, for the rest can change, unless nothing of it is left at all.
 */
export function OptionField({ option: { name, chosen, values }, alone, others, trouble, choose }: OptionFieldProps) {
  const t = useText();
  const id = useId();
  const choice = others.join(", ");
  const wide = values.some((value) => value.name.length > 5);
  const why = (value: OptionValue) =>
    value.gone
      ? t("PRODUCT_SOLDOUT")
      : t(value.state === "soldOut" ? "PRODUCT_OUT_WITH" : "PRODUCT_NONE_WITH", { choice });
  const listed = (state: OptionValue["state"]) =>
    values
      .filter((value) => value.state === state && !value.gone)
      .map((value) => value.name)
      .join(", ");
  const isGone = values.find((value) => value.name === chosen)?.gone === true;
  const [out, none] = alone ? ["", ""] : [listed("soldOut"), listed("none")];
  return (
    <fieldset aria-describedby={trouble === null ? undefined : id}>
      <legend className="buy-label">
        {name}: <b>{chosen ?? t(values.every((value) => value.gone) ? "PRODUCT_SOLDOUT" : "PRODUCT_CHOOSE")}</b>
        {isGone && `, ${t("PRODUCT_SOLDOUT").toLowerCase()}`}
      </legend>
      <div className={`sizes${wide ? " sizes-wide" : ""}${trouble === null ? "" : " sizes-wrong"}`}>
        {values.map((value) => (
          <label
            key={value.name}
            className={`size${value.state === "available" ? "" : " size-out"}${value.gone ? " size-gone" : ""}`}
          >
            <input
              type="radio"
              name={`size${id}`}
              className="size-input"
              value={value.a2p ?? value.name}
              checked={chosen === value.name}
              disabled={value.gone}
              onChange={() => choose(value.name)}
            />
            <span>{value.name}</span>
            {value.state !== "available" && <span className="hidden-text">, {why(value)}</span>}
          </label>
        ))}
      </div>
      {(out !== "" || none !== "") && (
        <p className="sizes-why" aria-hidden="true">
          {[
            out && t("PRODUCT_OUT_LIST", { choice, values: out }),
            none && t("PRODUCT_NONE_LIST", { choice, values: none }),
          ]
            .filter(Boolean)
            .join(" ")}
        </p>
      )}
      {trouble !== null && <FieldError id={id} text={trouble} />}
    </fieldset>
  );
}
