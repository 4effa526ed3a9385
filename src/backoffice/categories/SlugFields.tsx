import { categoryLimits, isSlug } from "../../domain/catalogue/category-form.ts";
import { type LanCode, languageCalled, languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { useText } from "../text.ts";
import type { SlugFields as Fields } from "./listing-fields.ts";

interface SlugFieldsProps {
  values: Fields;
  /** The addresses as they are, without the leading slash; '': none. */
  paths: Readonly<Record<LanCode, string>>;
  /** A page may be taken away by an empty Polish field. */
  mayBePageless: boolean;
  onChange: (changed: Partial<Fields>) => void;
}

/** The last part of an address in each language; under it the whole address as it is now. */
export function SlugFields({ values, paths, mayBePageless, onChange }: SlugFieldsProps) {
  const t = useText();
  return (
    <div className="slug-fields">
      {languages.map(({ lanCode, name }) => {
        const value = values[`slug-${lanCode}`];
        return (
          <div key={lanCode}>
            <Field
              label={t("OFFICE_ADDRESS_IN", { language: name })}
              value={value}
              maxLength={categoryLimits.slug}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={isWrongSlug(value, lanCode, mayBePageless) ? t("OFFICE_ADDRESS_WRONG") : null}
              onChange={(event) => onChange({ [`slug-${lanCode}`]: event.currentTarget.value })}
            />
            <p className="mute text-hint breaks" lang={languageCalled(lanCode).tag}>
              {paths[lanCode] === "" ? t("OFFICE_ADDRESS_NONE") : `/${paths[lanCode]}`}
            </p>
          </div>
        );
      })}
      <p className="mute text-hint">{t("OFFICE_ADDRESS_HELP")}</p>
      {mayBePageless && <p className="mute text-hint">{t("OFFICE_ADDRESS_PAGELESS")}</p>}
    </div>
  );
}

/** Returns whether what is typed can be no part of an address in a language. */
export function isWrongSlug(value: string, lanCode: LanCode, mayBePageless: boolean): boolean {
  const slug = value.trim();
  return slug === "" ? lanCode === "pl" && !mayBePageless : !isSlug(slug);
}
