import { useState } from "react";
import type { PictureOfProduct, PicturesSaid } from "../../contract/operator/pictures.ts";
import { pictureRoles } from "../../domain/catalogue/picture.ts";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { productLimits } from "../../domain/catalogue/product-form.ts";
import { languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { FrameDialog } from "./FrameDialog.tsx";
import { PickFiles } from "./PickFiles.tsx";
import { VariantTicks } from "./VariantTicks.tsx";

interface PictureFieldsProps {
  productId: number;
  said: PicturesSaid;
  pictures: readonly PictureOfProduct[];
  /** From 0. */
  index: number;
  /** Writes all of them anew. */
  onChange: (pictures: PictureOfProduct[]) => void;
  onReplace: (files: FileList) => void;
}

/** What is said of one picture of a product: what it shows, in every language side by side, what it is, of which variants, and how it is cut. */
export function PictureFields({ productId, said, pictures, index, onChange, onReplace }: PictureFieldsProps) {
  const t = useText();
  const [isFraming, setFraming] = useState(false);
  const picture = pictures[index]!;
  const { file, width, height, role, video, focus, cut } = picture;
  const change = (changed: Partial<PictureOfProduct>) =>
    onChange(pictures.map((one, at) => (at === index ? { ...one, ...changed } : one)));
  const isNarrow = Math.max(width, height) < pictureUpload.wide;
  return (
    <section className="picture-fields" aria-label={t("OFFICE_PICTURE_NTH", { nth: index + 1, of: pictures.length })}>
      <h3>{t("OFFICE_PICTURE_NTH", { nth: index + 1, of: pictures.length })}</h3>
      <p className="mute">
        {t("OFFICE_PICTURE_SIZE", { width, height })}
        {cut !== null && ` · ${t("OFFICE_PICTURE_IS_CUT")}`}
        {focus !== null && ` · ${t("OFFICE_PICTURE_HAS_FOCUS")}`}
        {video !== null && ` · ${t("OFFICE_PICTURE_VIDEO")}`}
      </p>
      {isNarrow && <p className="fact-missing">{t("OFFICE_PICTURE_NARROW", { least: pictureUpload.wide })}</p>}
      <div className="picture-fields-acts">
        <Act onClick={() => setFraming(true)}>{t("OFFICE_PICTURE_FRAME")}</Act>
        <PickFiles kind="plain" text={t("OFFICE_PICTURE_REPLACE")} onPick={onReplace} />
        <Act kind="plain" onClick={() => onChange(pictures.filter((_, at) => at !== index))}>
          {t("OFFICE_PICTURE_REMOVE")}
        </Act>
      </div>
      {(["alt", "caption"] as const).map((text) => (
        <fieldset key={text} className="picture-texts">
          <legend>{t(text === "alt" ? "OFFICE_PICTURE_ALT" : "OFFICE_PICTURE_CAPTION")}</legend>
          <p className="mute">{t(text === "alt" ? "OFFICE_PICTURE_ALT_HELP" : "OFFICE_PICTURE_CAPTION_HELP")}</p>
          <div className="picture-tongues">
            {languages.map(({ lanCode, name, tag }) => (
              <Field
                key={lanCode}
                label={name}
                lang={tag}
                value={picture[text][lanCode]}
                maxLength={productLimits.line}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change({ [text]: { ...picture[text], [lanCode]: value } })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="picture-role">
        <Choice
          label={t("OFFICE_PICTURE_ROLE")}
          value={role}
          options={pictureRoles.map((one) => [one, t(`OFFICE_PICTURE_ROLE_${one.toUpperCase()}`)])}
          onChange={(value) => change({ role: pictureRoles.find((one) => one === value) ?? role })}
        />
      </div>
      <VariantTicks said={said} pictures={pictures} file={file} onChange={onChange} />
      {isFraming && (
        <FrameDialog
          productId={productId}
          picture={picture}
          ratio={said.ratio}
          isTaken={(other) => other !== file && pictures.some((one) => one.file === other)}
          onFramed={change}
          onClose={() => setFraming(false)}
        />
      )}
    </section>
  );
}
