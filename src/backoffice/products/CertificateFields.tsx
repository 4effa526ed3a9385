import { type Certificate, certificateLimits } from "../../domain/catalogue/certificates.ts";
import { webAddress } from "../../domain/third-parties.ts";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";

interface CertificateFieldsProps {
  value: readonly Certificate[];
  onChange: (value: Certificate[]) => void;
}

/** Documents that bear out what is said of a product, each with the address where it is read, if there is one. */
export function CertificateFields({ value, onChange }: CertificateFieldsProps) {
  const t = useText();
  const change = (at: number, typed: Partial<Certificate>) =>
    onChange(value.map((one, index) => (index === at ? { ...one, ...typed } : one)));
  return (
    <fieldset className="fact-group">
      <legend>{t("OFFICE_GOODS_FIELD_CERTIFICATES")}</legend>
      {value.map(({ name, url }, at) => (
        <div key={at} className="fact-row fact-wide">
          <Field
            label={t("OFFICE_GOODS_CERTIFICATE")}
            value={name}
            maxLength={certificateLimits.name}
            required
            autoComplete="off"
            onChange={({ currentTarget }) => change(at, { name: currentTarget.value })}
          />
          <Field
            label={t("OFFICE_GOODS_CERTIFICATE_URL")}
            type="url"
            value={url ?? ""}
            maxLength={1000}
            placeholder="https://"
            autoComplete="off"
            error={url !== null && webAddress(url) === null ? t("OFFICE_GOODS_URL_WRONG") : null}
            onChange={({ currentTarget }) => change(at, { url: currentTarget.value.trim() || null })}
          />
          <button
            type="button"
            className="act fact-remove"
            aria-label={t("OFFICE_GOODS_REMOVE", { what: name })}
            onClick={() => onChange(value.filter((_, index) => index !== at))}
          >
            <Icon name="close" small />
          </button>
        </div>
      ))}
      {value.length < certificateLimits.certificates && (
        <Act kind="plain" onClick={() => onChange([...value, { name: "", url: null }])}>
          {t("OFFICE_GOODS_CERTIFICATE_ADD")}
        </Act>
      )}
    </fieldset>
  );
}
