import type { LanCode } from "../../domain/language.ts";
import { languageCalled } from "../../domain/language.ts";
import type { ProductText } from "../../domain/catalogue/product-form.ts";
import { useText } from "../text.ts";
import type { PictureFields } from "../pictures/picture-fields.ts";
import type {
  ChosenFields,
  DetailFields,
  FactFields,
  LimitFields,
  PlacingFields,
  TextField,
} from "./product-fields.ts";

/** Returns what names a text's field: alone, as it stands under its language, or with it. */
export function useTextLabel() {
  const t = useText();
  return (field: TextField, how: "short" | "full"): string => {
    const [text, lanCode] = field.split("-") as [ProductText, LanCode];
    const label = t(`OFFICE_GOODS_TEXT_${text.toUpperCase()}`);
    return how === "short" ? label : t("OFFICE_GOODS_TEXT_IN", { text: label, language: languageCalled(lanCode).name });
  };
}

/** Returns what names a field of a product that is no text. */
export function useFieldLabel() {
  const t = useText();
  return (
    field:
      | keyof ChosenFields
      | keyof DetailFields
      | keyof FactFields
      | keyof LimitFields
      | keyof PlacingFields
      | keyof PictureFields,
  ): string => t(`OFFICE_GOODS_FIELD_${field.toUpperCase()}`);
}
