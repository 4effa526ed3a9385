import type { PictureOfProduct, PicturesSaid } from "../../contract/operator/pictures.ts";
import { useText } from "../text.ts";
import { showing } from "./picture-fields.ts";

interface VariantTicksProps {
  said: PicturesSaid;
  pictures: readonly PictureOfProduct[];
  file: string;
  onChange: (pictures: PictureOfProduct[]) => void;
}

/** Which variants a picture shows, value by value of what they differ by: ticking one means all that have it. */
export function VariantTicks({ said: { options, variants }, pictures, file, onChange }: VariantTicksProps) {
  const t = useText();
  if (options.length === 0 || variants.length < 2) return null;
  const shown = pictures.find((one) => one.file === file)!.variants;
  return (
    <>
      {options.map((option, at) => {
        const values = [...new Set(variants.map(({ values }) => values[at] ?? ""))];
        if (values.length < 2) return null;
        return (
          <fieldset key={option} className="picture-variants">
            <legend>{t("OFFICE_PICTURE_SHOWS", { option })}</legend>
            {values.map((value) => {
              const ids = variants.filter(({ values }) => (values[at] ?? "") === value).map(({ id }) => id);
              const ticked = ids.filter((id) => shown.includes(id)).length;
              return (
                <label key={value} className="tick-row">
                  <input
                    type="checkbox"
                    checked={ticked === ids.length}
                    ref={(box) => {
                      if (box !== null) box.indeterminate = ticked > 0 && ticked < ids.length;
                    }}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange(showing(pictures, { file, variants: ids, shows: checked }))
                    }
                  />
                  {value}
                </label>
              );
            })}
          </fieldset>
        );
      })}
    </>
  );
}
