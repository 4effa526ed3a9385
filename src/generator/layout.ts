import type { Layout, ShopContact } from "../contract/page-data.ts";
import { allCategories } from "../database/catalogue/categories.ts";
import { allConfig } from "../database/config.ts";
import { allZones, offeredCountries } from "../database/order/delivery.ts";
import { allManufacturers } from "../database/catalogue/manufacturers.ts";
import { allPages } from "../database/content/pages.ts";
import type { Queryable } from "../database/queryable.ts";
import { lawfulPages } from "../domain/opening.ts";
import { zoneOf } from "../domain/order/delivery.ts";
import type { Language } from "../domain/language.ts";
import { socialProfilesOf, thirdPartiesOf } from "../domain/third-parties.ts";
import { decimal, parseDecimal } from "../domain/money.ts";

const shownConfig = ["eur_rate", "gbp_rate", "usd_rate", "build_date"];
const defaultCountry = "2";

/** Returns what every page shows around its own data, in one language. */
export async function loadLayout(db: Queryable, language: Language): Promise<Layout> {
  const { lanCode } = language;
  const [config, categories, manufacturers, pages, zones, countries] = await Promise.all([
    allConfig(db),
    allCategories(db, lanCode),
    allManufacturers(db, lanCode),
    allPages(db, lanCode),
    allZones(db, lanCode),
    offeredCountries(db, lanCode),
  ]);
  const zone = zoneOf(defaultCountry, countries, zones);
  const thresholds = (zone?.payment ?? [])
    .flatMap((payment) => payment.shipping)
    .map((shipping) => shipping.shippingFree)
    .filter((free) => free !== "" && parseDecimal(free) > 0);
  return {
    config: Object.fromEntries(shownConfig.map((code) => [code, config[code] ?? ""])),
    currencies: (config["currencies"] ?? "pln").split(","),
    categories,
    manufacturers,
    pages,
    lawful: lawfulUrls(pages, config),
    shop: shopContact(config),
    social: socialProfilesOf(config),
    thirdParties: thirdPartiesOf(config),
    freeShippingFrom: thresholds.length === 0 ? null : decimal(Math.min(...thresholds.map(parseDecimal))),
  };
}

function lawfulUrls(pages: Layout["pages"], config: Record<string, string>): Layout["lawful"] {
  const urlOf = (code: string) => pages.find(({ page_id }) => String(page_id) === config[code])?.url ?? null;
  return Object.fromEntries(lawfulPages.map((page) => [page, urlOf(`page_${page}`)])) as Layout["lawful"];
}

function shopContact(config: Record<string, string>): ShopContact {
  return {
    name: config["shop_name"] ?? "Bruk",
    company: config["shop_company"] || (config["shop_name"] ?? "Bruk"),
    street: config["shop_street"] ?? "",
    city: config["shop_city"] ?? "",
    phone: config["shop_phone"] ?? "",
    email: config["shop_email"] ?? "",
  };
}
