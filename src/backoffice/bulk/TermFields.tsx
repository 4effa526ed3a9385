// One long file: the fields of each operation of many goods at once, one after the other.
import type { ReactNode } from "react";
import { bulkTexts, earlierPrices, priceEndings } from "../../domain/catalogue/bulk-edit.ts";
import { noProducer } from "../../domain/catalogue/producer.ts";
import { badges } from "../../domain/catalogue/product.ts";
import { withdrawalExceptions } from "../../domain/catalogue/withdrawal-exception.ts";
import { rateText, vatRates } from "../../domain/invoice/vat.ts";
import { reasonsByHand } from "../../domain/catalogue/stock-movement.ts";
import { languages } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Choice } from "../controls/Choice.tsx";
import { countriesByName } from "../country-name.ts";
import { CompositionFields } from "../products/CompositionFields.tsx";
import { ProducerFields } from "../products/ProducerFields.tsx";
import { exceptionCode } from "../products/product-fields.ts";
import { usePlaces } from "../products/use-products.ts";
import { useSpoken, useText } from "../text.ts";
import type { Terms } from "./terms.ts";
import { endingText, useSaid } from "./use-said.ts";
import "../products/product-screen.css";

interface TermFieldsProps {
  terms: Terms;
  onChange: (some: Partial<Terms>) => void;
}

/** What is to be said of an operation on many goods: of each its own fields. */
export function TermFields({ terms, onChange }: TermFieldsProps) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { data: places } = usePlaces();
  const field = (name: keyof Terms, label: string, more: { decimal?: boolean; longest?: number } = {}) => (
    <Field
      label={label}
      inputMode={more.longest === undefined ? (more.decimal ? "decimal" : "numeric") : "text"}
      autoComplete="off"
      maxLength={more.longest ?? 12}
      value={String(terms[name])}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  const place = (name: "fromId" | "categoryId" | "brandId", label: string) => (
    <Choice
      label={label}
      value={terms[name]}
      options={[
        ["", "–"],
        ...((name === "brandId" ? places?.brands : places?.categories) ?? []).map(
          ({ id, name: called }) => [String(id), called] as const,
        ),
      ]}
      onChange={(id) => onChange({ [name]: id })}
    />
  );
  switch (terms.kind) {
    case "price":
      return <PriceFields terms={terms} onChange={onChange} />;
    case "earlierPrice":
      return field("earlierPrice", t("OFFICE_BULK_EARLIER_PRICE"), { decimal: true });
    case "stock":
      return (
        <>
          <OneOf
            name="way"
            label={t("OFFICE_BULK_WAY")}
            value={terms.more ? "add" : "take"}
            options={[
              ["add", t("OFFICE_BULK_STOCK_ADD")],
              ["take", t("OFFICE_BULK_STOCK_TAKE")],
            ]}
            onChange={(way) => onChange({ more: way === "add" })}
          />
          {field("pieces", t("OFFICE_BULK_STOCK_PIECES"))}
          <Choice
            label={t("OFFICE_STOCK_WHY")}
            value={terms.reason}
            options={reasonsByHand.map((one) => [one, t(`OFFICE_REASON_${one.toUpperCase()}`)])}
            onChange={(reason) => onChange({ reason: reasonsByHand.find((one) => one === reason) ?? terms.reason })}
          />
          {field("note", t("OFFICE_STOCK_NOTE"), { longest: 200 })}
        </>
      );
    case "weight":
      return field("grams", t("OFFICE_BULK_WEIGHT"));
    case "guarantee":
      return field("years", t("OFFICE_BULK_YEARS"));
    case "vatRate":
      return (
        <Choice
          label={t("OFFICE_GOODS_FIELD_VATRATE")}
          value={terms.rate}
          options={vatRates.map((rate) => [rate, rateText(rate)] as const)}
          onChange={(chosen) => onChange({ rate: vatRates.find((one) => one === chosen) ?? terms.rate })}
        />
      );
    case "withdrawalException":
      return (
        <Choice
          label={t("OFFICE_GOODS_FIELD_WITHDRAWALEXCEPTION")}
          value={terms.exception}
          options={["" as const, ...withdrawalExceptions].map((one) => [one, t(exceptionCode(one))] as const)}
          onChange={(chosen) => onChange({ exception: withdrawalExceptions.find((one) => one === chosen) ?? "" })}
        />
      );
    case "category":
      return (
        <>
          <OneOf
            name="does"
            label={t("OFFICE_BULK_BY")}
            value={terms.does}
            options={[
              ["add", t("OFFICE_BULK_CATEGORY_ADD")],
              ["remove", t("OFFICE_BULK_CATEGORY_REMOVE")],
            ]}
            onChange={(does) => onChange({ does: does === "add" ? "add" : "remove" })}
          />
          {place("categoryId", t("OFFICE_CATEGORY"))}
        </>
      );
    case "moveCategory":
      return (
        <>
          {place("fromId", t("OFFICE_BULK_FROM"))}
          {place("categoryId", t("OFFICE_BULK_INTO"))}
        </>
      );
    case "brand":
      return place("brandId", t("OFFICE_BRAND"));
    case "badge":
      return (
        <>
          <Choice
            label={t("OFFICE_BADGE")}
            value={terms.badge}
            options={badges.map((one) => [one, t(`OFFICE_BADGE_${one.toUpperCase()}`)])}
            onChange={(badge) => onChange({ badge: badges.find((one) => one === badge) ?? terms.badge })}
          />
          <OneOf
            name="takes"
            label={t("OFFICE_BULK_BY")}
            value={terms.takes ? "take" : "give"}
            options={[
              ["give", t("OFFICE_BADGE_GIVE")],
              ["take", t("OFFICE_BADGE_TAKE")],
            ]}
            onChange={(way) => onChange({ takes: way === "take" })}
          />
        </>
      );
    case "publication":
      return (
        <>
          <OneOf
            name="shows"
            label={t("OFFICE_BULK_BY")}
            value={terms.shows}
            options={[
              ["show", t("OFFICE_BULK_SHOW")],
              ["hide", t("OFFICE_BULK_HIDE")],
              ["later", t("OFFICE_BULK_SHOW_LATER")],
            ]}
            onChange={(shows) => onChange({ shows: shows === "hide" || shows === "later" ? shows : "show" })}
          />
          {terms.shows === "later" && (
            <Field
              label={t("OFFICE_BULK_SHOW_FROM")}
              type="datetime-local"
              value={terms.from}
              onChange={(event) => onChange({ from: event.currentTarget.value })}
            />
          )}
        </>
      );
    case "text":
      return <TextFields terms={terms} onChange={onChange} field={field} />;
    case "composition":
      return (
        <CompositionFields
          value={terms.composition}
          isMissing={false}
          onChange={(composition) => onChange({ composition })}
        />
      );
    case "mostPieces":
      return field("most", t("OFFICE_BULK_MOST_PIECES"));
    case "ageMin":
      return (
        <OneOf
          name="adults"
          label={t("OFFICE_BULK_BY")}
          value={terms.adults ? "adults" : "anybody"}
          options={[
            ["adults", t("OFFICE_GOODS_ADULTS_ONLY")],
            ["anybody", t("OFFICE_BULK_ANY_AGE")],
          ]}
          onChange={(who) => onChange({ adults: who === "adults" })}
        />
      );
    case "onlineSale":
      return (
        <OneOf
          name="online"
          label={t("OFFICE_BULK_BY")}
          value={terms.online ? "online" : "shop"}
          options={[
            ["shop", t("OFFICE_GOODS_SHOP_ONLY")],
            ["online", t("OFFICE_BULK_ONLINE")],
          ]}
          onChange={(where) => onChange({ online: where === "online" })}
        />
      );
    case "blockedCountry":
      return (
        <>
          <OneOf
            name="does"
            label={t("OFFICE_BULK_BY")}
            value={terms.does}
            options={[
              ["add", t("OFFICE_BULK_COUNTRY_BLOCK")],
              ["remove", t("OFFICE_BULK_COUNTRY_SEND")],
            ]}
            onChange={(does) => onChange({ does: does === "add" ? "add" : "remove" })}
          />
          <Choice
            label={t("OFFICE_BULK_COUNTRY")}
            value={terms.country}
            options={[["", "–"], ...countriesByName(places?.countries ?? [], lanCode)]}
            onChange={(country) => onChange({ country })}
          />
        </>
      );
    case "producer":
      return (
        <>
          <p className="mute bulk-whole">{t("OFFICE_BULK_PRODUCER_TEXT")}</p>
          <ProducerFields
            value={terms.producer}
            onChange={(producer) => onChange({ producer: producer ?? noProducer })}
          />
        </>
      );
  }
}

function PriceFields({ terms, onChange }: TermFieldsProps) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { by } = terms;
  return (
    <>
      <OneOf
        name="by"
        label={t("OFFICE_BULK_BY")}
        value={by}
        options={(["percent", "amount", "to"] as const).map((one) => [one, t(`OFFICE_BULK_BY_${one.toUpperCase()}`)])}
        onChange={(one) => onChange({ by: one === "amount" || one === "to" ? one : "percent" })}
      />
      {by !== "to" && (
        <OneOf
          name="way"
          label={t("OFFICE_BULK_WAY")}
          value={terms.more ? "more" : "less"}
          options={[
            ["less", t("OFFICE_BULK_LESS")],
            ["more", t("OFFICE_BULK_MORE")],
          ]}
          onChange={(way) => onChange({ more: way === "more" })}
        />
      )}
      <Field
        label={t(`OFFICE_BULK_${by.toUpperCase()}`)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={terms[by]}
        onChange={(event) => onChange({ [by]: event.currentTarget.value })}
      />
      <Choice
        label={t("OFFICE_BULK_ENDING")}
        value={terms.ending}
        options={[
          ["", t("OFFICE_BULK_ENDING_NONE")],
          ...priceEndings.map((ending) => [String(ending), endingText(ending, lanCode)] as const),
        ]}
        onChange={(ending) => onChange({ ending })}
      />
      <Choice
        label={t("OFFICE_BULK_EARLIER")}
        value={terms.earlier}
        options={earlierPrices.map((one) => [one, t(`OFFICE_BULK_EARLIER_${one.toUpperCase()}`)])}
        onChange={(earlier) => onChange({ earlier: earlierPrices.find((one) => one === earlier) ?? "stays" })}
      />
    </>
  );
}

interface TextFieldsProps extends TermFieldsProps {
  field: (name: keyof Terms, label: string, more: { longest: number }) => ReactNode;
}

function TextFields({ terms, onChange, field }: TextFieldsProps) {
  const t = useText();
  const said = useSaid();
  return (
    <>
      <Choice
        label={t("OFFICE_BULK_TEXT_WHICH")}
        value={terms.text}
        options={bulkTexts.map((text) => [text, said.field(text)])}
        onChange={(text) => onChange({ text: bulkTexts.find((one) => one === text) ?? "name" })}
      />
      <Choice
        label={t("OFFICE_LANGUAGE")}
        value={terms.language}
        options={languages.map(({ lanCode, name }) => [lanCode, name])}
        onChange={(language) =>
          onChange({ language: languages.find(({ lanCode }) => lanCode === language)?.lanCode ?? "pl" })
        }
      />
      {field("find", t("OFFICE_BULK_FIND"), { longest: 200 })}
      {field("replacement", t("OFFICE_BULK_REPLACEMENT"), { longest: 300 })}
      <p className="mute bulk-whole">{t("OFFICE_BULK_TEXT_TEXT")}</p>
    </>
  );
}

interface OneOfProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** One of a few ways. */
function OneOf({ name, label, value, options, onChange }: OneOfProps) {
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      {options.map(([one, text]) => (
        <label key={one} className="tick-row">
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
