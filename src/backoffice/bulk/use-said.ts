import type { BulkGoodsSaid, BulkValue } from "../../contract/operator/bulk-edits.ts";
import type { BulkOperation } from "../../domain/catalogue/bulk-edit.ts";
import type { CompositionPart } from "../../domain/catalogue/composition.ts";
import type { Producer } from "../../domain/catalogue/producer.ts";
import { badges } from "../../domain/catalogue/product.ts";
import type { WithdrawalException } from "../../domain/catalogue/withdrawal-exception.ts";
import { rateText, type VatRate } from "../../domain/invoice/vat.ts";
import { languageCalled } from "../../domain/language.ts";
import { countryName } from "../country-name.ts";
import { momentOf } from "../moments.ts";
import { compositionText } from "../products/composition-text.ts";
import { producerText } from "../products/producer-text.ts";
import { exceptionCode } from "../products/product-fields.ts";
import { usePlaces } from "../products/use-products.ts";
import { useCount, useSpoken, useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { aroundDifference } from "./around-difference.ts";

const textFields: readonly string[] = ["name", "description", "searchTitle", "searchDescription"];

/** Returns what says an edit of many goods in words: its operation, its goods, its fields and their values. */
export function useSaid() {
  const t = useText();
  const counted = useCount();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { data: places } = usePlaces();
  const price = (amount: number) => money({ amount, currency: "pln" });
  const signed = (number: number, text: string) => `${number > 0 ? "+" : "−"}${text}`;
  const category = (id: number) => places?.categories.find((one) => one.id === id)?.name ?? String(id);
  const brand = (id: number) => places?.brands.find((one) => one.id === id)?.name ?? String(id);
  const badge = (name: string) => {
    const known = badges.find((one) => one === name);
    return known === undefined ? name : t(`OFFICE_BADGE_${known.toUpperCase()}`);
  };
  const shownOrNot = ({ shown, from }: { shown: boolean; from: string | null }) =>
    from === null
      ? t(shown ? "OFFICE_GOODS_SHOWN" : "OFFICE_GOODS_HIDDEN")
      : t("OFFICE_GOODS_FROM", { moment: momentOf(from, lanCode) });

  const ageText = (age: unknown) => t(age === null ? "OFFICE_BULK_ANY_AGE" : "OFFICE_GOODS_ADULTS_ONLY");
  const onlineText = (online: boolean) => t(online ? "OFFICE_BULK_ONLINE" : "OFFICE_GOODS_SHOP_ONLY");

  function detail(operation: BulkOperation): string {
    switch (operation.kind) {
      case "price": {
        const { by, ending } = operation;
        const step =
          "to" in by
            ? price(by.to)
            : "percent" in by
              ? signed(by.percent, `${Math.abs(by.percent)}%`)
              : signed(by.amount, price(Math.abs(by.amount)));
        return ending === null ? step : `${step} → …${endingText(ending, lanCode)}`;
      }
      case "earlierPrice":
        return operation.price === null ? t("OFFICE_BULK_NO_PRICE") : price(operation.price);
      case "stock": {
        const { change, reason, note } = operation;
        const why = t(`OFFICE_REASON_${reason.toUpperCase()}`);
        return [signed(change, String(Math.abs(change))), why, note].filter(Boolean).join(" · ");
      }
      case "weight":
        return operation.grams === null ? "–" : t("OFFICE_BULK_GRAMS", { count: operation.grams });
      case "category":
        return `${operation.does === "add" ? "+" : "−"} ${category(operation.categoryId)}`;
      case "moveCategory":
        return `${category(operation.fromId)} → ${category(operation.categoryId)}`;
      case "brand":
        return brand(operation.brandId);
      case "badge":
        return `${operation.takes ? "−" : "+"} ${badge(operation.badge)}`;
      case "publication":
        return shownOrNot(operation);
      case "text": {
        const { text, language, find, replacement } = operation;
        const which = t("OFFICE_GOODS_TEXT_IN", { text: field(text), language: languageCalled(language).name });
        return `${which}: „${find}” → „${replacement}”`;
      }
      case "guarantee":
        return operation.years === null ? "–" : t("OFFICE_BULK_YEARS_COUNT", { count: operation.years });
      case "vatRate":
        return rateText(operation.rate);
      case "withdrawalException":
        return t(exceptionCode(operation.exception ?? ""));
      case "composition":
        return compositionText(operation.composition, t) || "–";
      case "mostPieces":
        return operation.most === null ? t("OFFICE_BULK_AS_MANY") : String(operation.most);
      case "ageMin":
        return ageText(operation.adults ? 18 : null);
      case "onlineSale":
        return onlineText(operation.online);
      case "blockedCountry": {
        const does = t(operation.does === "add" ? "OFFICE_BULK_COUNTRY_BLOCK" : "OFFICE_BULK_COUNTRY_SEND");
        return `${does}: ${countryName(operation.country, lanCode)}`;
      }
      case "producer":
        return operation.producer.name;
    }
  }

  function goods(said: BulkGoodsSaid): string {
    if ("ids" in said) return counted("OFFICE_PRODUCTS", said.ids.length);
    const { view, q, categoryId, brandId } = said.filter;
    const parts = [
      view !== "all" && t(`OFFICE_GOODS_VIEW_${view.toUpperCase()}`),
      q.trim() !== "" && `„${q.trim()}”`,
      categoryId !== null && category(categoryId),
      brandId !== null && brand(brandId),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t("OFFICE_BULK_GOODS_ALL") : t("OFFICE_BULK_GOODS_LIST", { filter: parts.join(" · ") });
  }

  function field(name: string): string {
    switch (name) {
      case "cataloguePrice":
        return t("OFFICE_BULK_KIND_EARLIERPRICE");
      case "stock":
        return t("OFFICE_BULK_KIND_STOCK");
      case "weight":
        return t("OFFICE_BULK_KIND_WEIGHT");
      case "categories":
        return t("OFFICE_GOODS_FIELD_CATEGORIES");
      case "brandId":
        return t("OFFICE_BRAND");
      case "badges":
        return t("OFFICE_GOODS_FIELD_BADGES");
      case "publication":
        return t("OFFICE_BULK_KIND_PUBLICATION");
      case "guaranteeYears":
        return t("OFFICE_BULK_KIND_GUARANTEE");
      case "vatRate":
        return t("OFFICE_BULK_KIND_VATRATE");
      case "withdrawalException":
        return t("OFFICE_BULK_KIND_WITHDRAWALEXCEPTION");
      case "composition":
        return t("OFFICE_BULK_KIND_COMPOSITION");
      case "mostPieces":
        return t("OFFICE_GOODS_FIELD_MOSTPIECES");
      case "ageMin":
        return t("OFFICE_GOODS_FIELD_AGEMIN");
      case "onlineSale":
        return t("OFFICE_GOODS_FIELD_ONLINESALE");
      case "blockedCountries":
        return t("OFFICE_GOODS_FIELD_BLOCKEDCOUNTRIES");
      case "producer":
        return t("OFFICE_PRODUCER");
      case "description":
        return t("OFFICE_GOODS_TEXT_DESCRIPTION");
      case "searchTitle":
        return t("OFFICE_GOODS_TEXT_SEARCHTITLE");
      case "searchDescription":
        return t("OFFICE_GOODS_TEXT_SEARCHDESCRIPTION");
      case "name":
        return t("OFFICE_GOODS_TEXT_NAME");
      default:
        return t("OFFICE_PRICE");
    }
  }

  function value(name: string, said: BulkValue): string {
    if (name === "withdrawalException") return t(exceptionCode((said as WithdrawalException | null) ?? ""));
    if (name === "ageMin") return ageText(said);
    if (name === "mostPieces" && said === null) return t("OFFICE_BULK_AS_MANY");
    if (typeof said === "boolean") return onlineText(said);
    if (said === null || said === "" || (Array.isArray(said) && said.length === 0)) return "–";
    if (name === "price" || name === "cataloguePrice") return price(Number(said));
    if (name === "weight") return t("OFFICE_BULK_GRAMS", { count: Number(said) });
    if (name === "guaranteeYears") return t("OFFICE_BULK_YEARS_COUNT", { count: Number(said) });
    if (name === "vatRate") return rateText(said as VatRate);
    if (name === "brandId") return brand(Number(said));
    if (name === "composition") return compositionText(said as CompositionPart[], t);
    if (name === "producer") return producerText(said as Producer);
    if (name === "blockedCountries") return (said as string[]).map((code) => countryName(code, lanCode)).join(", ");
    if (Array.isArray(said))
      return said.map((one) => (name === "badges" ? badge(String(one)) : category(Number(one)))).join(", ");
    return typeof said === "object" ? shownOrNot(said as { shown: boolean; from: string | null }) : String(said);
  }

  return {
    sentence: (operation: BulkOperation) =>
      `${t(`OFFICE_BULK_KIND_${operation.kind.toUpperCase()}`)}: ${detail(operation)}`,
    goods,
    field,
    /** Of long texts what differs, with a few words around it. */
    values(name: string, before: BulkValue, after: BulkValue): [before: string, after: string] {
      if (textFields.includes(name)) {
        const [was, is] = aroundDifference(String(before ?? ""), String(after ?? ""));
        return [was || "–", is || "–"];
      }
      return [value(name, before), value(name, after)];
    },
  };
}

/** Returns how a price ends, as one writes it: `,99`. */
export function endingText(ending: number, lanCode: string): string {
  return `${lanCode === "en" ? "." : ","}${String(ending).padStart(2, "0")}`;
}
