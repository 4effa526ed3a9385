import type { Layout, ShopContact } from "../contract/page-data.ts";
import { appearanceOf } from "./appearance.ts";
import { allCategories } from "../database/catalogue/categories.ts";
import { allConfig } from "../database/config.ts";
import { asksForOpinions } from "../database/order/opinion-consents.ts";
import { servicesTold } from "../database/order/purchase-reports.ts";
import { daysAtHome, deliveryCalendar } from "../database/delivery/delivery-calendar.ts";
import { changedTexts } from "../database/content/changed-texts.ts";
import { allZones, offeredCountries } from "../database/delivery/delivery.ts";
import { allManufacturers } from "../database/catalogue/manufacturers.ts";
import { allPages } from "../database/content/pages.ts";
import type { Queryable } from "../database/queryable.ts";
import { frontOfLayout } from "./front-of-layout.ts";
import { type PictureRatio, pictureRatios } from "../domain/catalogue/picture.ts";
import { browserTexts, saidTexts } from "../domain/dictionary/changed-texts.ts";
import { textIn } from "../domain/dictionary/dictionaries.ts";
import { lawfulPages } from "../domain/opening.ts";
import { currenciesSold } from "../domain/shop-config.ts";
import { zoneOf } from "../domain/delivery/delivery.ts";
import type { LanCode, Language } from "../domain/language.ts";
import { footRegisters } from "../domain/seller-registers.ts";
import { socialProfilesOf, thirdPartiesOf } from "../domain/third-parties.ts";
import { decimal, parseDecimal } from "../domain/money.ts";

const shownConfig = ["eur_rate", "gbp_rate", "usd_rate", "build_date"];
const defaultCountry = "2";

/** Returns what every page shows around its own data, in one language. */
export async function loadLayout(db: Queryable, language: Language): Promise<Layout> {
  const { lanCode } = language;
  const [config, categories, manufacturers, pages, zones, countries, calendar, days, changed, told, asks] =
    await Promise.all([
      allConfig(db),
      allCategories(db, lanCode),
      allManufacturers(db, lanCode),
      allPages(db, lanCode),
      allZones(db, lanCode),
      offeredCountries(db, lanCode),
      deliveryCalendar(db),
      daysAtHome(db),
      changedTexts(db),
      servicesTold(db),
      asksForOpinions(db),
    ]);
  const shop = shopContact(config, lanCode);
  const appearance = await appearanceOf(db, shop.name);
  const front = await frontOfLayout(db, { language, categories, pages, config });
  const texts = browserTexts(saidTexts(changed)[lanCode]);
  const zone = zoneOf(defaultCountry, countries, zones);
  const thresholds = (zone?.payment ?? [])
    .flatMap((payment) => payment.shipping)
    .map((shipping) => shipping.shippingFree)
    .filter((free) => free !== "" && parseDecimal(free) > 0);
  return {
    config: {
      ...Object.fromEntries(shownConfig.map((code) => [code, config[code] ?? ""])),
      // Said where it is another than the usual one.
      ...(isOwnRatio(config["picture_ratio"]) && { picture_ratio: config["picture_ratio"] }),
    },
    currencies: currenciesSold(config),
    categories,
    manufacturers,
    pages,
    lawful: lawfulUrls(pages, config),
    shop,
    social: socialProfilesOf(config),
    thirdParties: {
      ...thirdPartiesOf(config),
      ...(told.length > 0 && { told }),
      ...(asks && { opinions: { words: textIn(lanCode, "ORDER_OPINION") } }),
    },
    freeShippingFrom: thresholds.length === 0 ? null : decimal(Math.min(...thresholds.map(parseDecimal))),
    sends: { hour: calendar.handOverHour, days },
    ...(appearance !== null && { appearance }),
    ...front,
    ...(Object.keys(texts).length > 0 && { texts }),
  };
}

function isOwnRatio(ratio: string | undefined): ratio is PictureRatio {
  return pictureRatios.indexOf(ratio as PictureRatio) > 0;
}

function lawfulUrls(pages: Layout["pages"], config: Record<string, string>): Layout["lawful"] {
  const urlOf = (code: string) => pages.find(({ page_id }) => String(page_id) === config[code])?.url ?? null;
  return Object.fromEntries(lawfulPages.map((page) => [page, urlOf(`page_${page}`)])) as Layout["lawful"];
}

function shopContact(config: Record<string, string>, lanCode: LanCode): ShopContact {
  const registers = footRegisters(config, lanCode);
  return {
    name: config["shop_name"] ?? "Bruk",
    company: config["shop_company"] || (config["shop_name"] ?? "Bruk"),
    street: config["shop_street"] ?? "",
    city: config["shop_city"] ?? "",
    phone: config["shop_phone"] ?? "",
    email: config["shop_email"] ?? "",
    ...(registers !== "" && { registers }),
  };
}
