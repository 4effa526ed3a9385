import type { PageSaid } from "../../contract/operator/pages.ts";
import { paths } from "../../contract/paths.ts";
import { addressIn, pageLimits, pagePath } from "../../domain/content/information-page.ts";
import { type LanCode, languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { problemAt } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { LanguageTabs } from "../controls/LanguageTabs.tsx";
import { RichTextField } from "../rich-text/RichTextField.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { isAddress, pageProgressOf, type PageTextField, type PageTextFields } from "./page-fields.ts";
import type { PageForm } from "./use-page-form.ts";
import { useMarkLabel, usePageTextLabel } from "./use-page-labels.ts";
import { usePages } from "./use-pages.ts";

interface PageTextsCardProps {
  page: PageSaid;
  form: PageForm;
  /** The language that is open. */
  open: LanCode;
  onOpen: (lanCode: LanCode) => void;
}

/** The texts of a page, one language at a time: a text of this length wants the room. Those of the others are there, and found as they were left. */
export function PageTextsCard({ page, form: { texts: form, error }, open, onOpen }: PageTextsCardProps) {
  const t = useText();
  const label = usePageTextLabel();
  const progress = (lanCode: LanCode) => <Progress of={form.values} lanCode={lanCode} />;
  return (
    <Card title={t("OFFICE_GOODS_TEXTS")}>
      <LanguageTabs open={open} onOpen={onOpen} beside={progress} className="pages-tongues" />
      {languages.map(({ lanCode, tag, name }) => (
        <fieldset
          key={lanCode}
          className={open === lanCode ? "text-column text-open" : "text-column"}
          lang={tag}
          hidden={open !== lanCode}
        >
          <legend className="hidden-text">{name}</legend>
          <OneLanguage
            page={page}
            lanCode={lanCode}
            values={form.values}
            isTaken={problemAt(error) === `/address/${lanCode}`}
            onChange={form.change}
          />
        </fieldset>
      ))}
      <OvertakenFields
        form={form}
        said={(name: PageTextField, value) => ({ label: label(name, "full"), text: String(value) })}
      />
    </Card>
  );
}

function Progress({ of: fields, lanCode }: { of: PageTextFields; lanCode: LanCode }) {
  const t = useText();
  const { done, of } = pageProgressOf(fields, lanCode);
  return <span className={done < of ? "text-left" : "mute"}>{t("OFFICE_GOODS_DONE_OF", { done, of })}</span>;
}

interface OneLanguageProps {
  page: PageSaid;
  lanCode: LanCode;
  values: PageTextFields;
  /** Another page has the address that was to be saved. */
  isTaken: boolean;
  onChange: (typed: Partial<PageTextFields>) => void;
}

function OneLanguage({ page, lanCode, values, isTaken, onChange }: OneLanguageProps) {
  const t = useText();
  const label = usePageTextLabel();
  const markLabel = useMarkLabel();
  const pages = usePages().data?.pages ?? [];
  const isNeeded = lanCode === "pl";
  const address = values[`address-${lanCode}`];
  const ending = address.trim() || addressIn(page.paths[lanCode]);
  return (
    <>
      <Field
        label={label(`name-${lanCode}`, "short")}
        data-shown={`name-${lanCode}`}
        value={values[`name-${lanCode}`]}
        maxLength={pageLimits.name}
        required={isNeeded}
        error={isNeeded && values["name-pl"].trim() === "" ? t("OFFICE_PAGES_NAME_MISSING") : null}
        autoComplete="off"
        onChange={(event) => onChange({ [`name-${lanCode}`]: event.currentTarget.value })}
      />
      <RichTextField
        label={label(`content-${lanCode}`, "short")}
        shown={`content-${lanCode}`}
        value={values[`content-${lanCode}`]}
        most={pageLimits.html}
        marks={offeredMarks.map((mark) => [mark, markLabel(mark)])}
        links={[
          ...pages.filter(({ id }) => id !== page.id).map(({ path, name }) => [`/${path}`, name] as const),
          [paths.contact, t("OFFICE_PAGES_LINK_CONTACT")],
          [paths.withdrawal, t("OFFICE_PAGES_LINK_WITHDRAWAL")],
          [paths.complaint, t("OFFICE_PAGES_LINK_COMPLAINT")],
        ]}
        onChange={(html) => onChange({ [`content-${lanCode}`]: html })}
      />
      <Field
        label={label(`searchTitle-${lanCode}`, "short")}
        value={values[`searchTitle-${lanCode}`]}
        maxLength={pageLimits.line}
        autoComplete="off"
        onChange={(event) => onChange({ [`searchTitle-${lanCode}`]: event.currentTarget.value })}
      />
      <TextArea
        label={label(`searchDescription-${lanCode}`, "short")}
        value={values[`searchDescription-${lanCode}`]}
        rows={3}
        maxLength={pageLimits.line}
        onChange={(event) => onChange({ [`searchDescription-${lanCode}`]: event.currentTarget.value })}
      />
      <div>
        <Field
          label={label(`address-${lanCode}`, "short")}
          value={address}
          maxLength={pageLimits.address}
          placeholder={addressIn(page.paths[lanCode])}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={
            isTaken ? t("OFFICE_REFUSED_ADDRESS_TAKEN") : isAddress(address) ? null : t("OFFICE_PAGES_ADDRESS_WRONG")
          }
          onChange={(event) => onChange({ [`address-${lanCode}`]: event.currentTarget.value })}
        />
        <p className="mute text-hint pages-address">
          {t("OFFICE_PAGES_ADDRESS_HELP", { address: `/${pagePath(ending, lanCode === "pl" ? "" : `${lanCode}/`)}` })}
        </p>
      </div>
    </>
  );
}

/** What a text can say of the shop by a mark, so that it says what is true now. */
const offeredMarks = [
  "shop_company",
  "seller",
  "seller_registers",
  "shop_street",
  "shop_city",
  "shop_email",
  "shop_phone",
  "shop_hours",
  "shop_nip",
  "transfer_account",
  "delivery-table",
  "points-table",
] as const;
