import type { InformationPage } from "../../contract/page-data.ts";
import { href } from "../../contract/paths.ts";
import { allConfig } from "../../database/config.ts";
import { allZones, deliveryDays, offeredCountries, offeredPayments } from "../../database/delivery/delivery.ts";
import { pageContents } from "../../database/content/pages.ts";
import { pictureNamed } from "../../database/catalogue/pictures.ts";
import { textIn } from "../../domain/dictionary/dictionaries.ts";
import { daySaid } from "../../domain/days-said.ts";
import { defaultCountry } from "../../domain/delivery/delivery-codes.ts";
import { deliveryTable, type DeliveryZone } from "../../domain/delivery/delivery-table.ts";
import { noticeCode } from "../../domain/content/guarantee-notice.ts";
import { fillMarks, pageMarks } from "../../domain/content/page-marks.ts";
import { weighsParcels } from "../../domain/shop-config.ts";
import { type GuaranteeNotice, pageBody } from "./page-body.ts";
import { linksIn } from "../own-links.ts";
import { plainText } from "../plain-text.ts";
import { layoutCacheTags, type Made, type Reading, type Wanted } from "../reading.ts";
import { titled } from "./listing.ts";

/**
 * The information page's source (specification, point 2). What its text says of the shop, of delivery and of
 * points is filled in here; 'config' and 'delivery' are among the layout's cache tags, so a change prerenders it anew.
 */
export async function contentPages(reading: Reading, wanted: readonly Wanted[]): Promise<Made<"content">[]> {
  const { db, language, layout } = reading;
  const config = await allConfig(db);
  const [contents, notice, delivery, payments] = await Promise.all([
    pageContents(
      db,
      wanted.map((page) => Number(page.id)),
      language.lanCode,
    ),
    noticeOf(reading, config),
    deliveryOf(reading),
    offeredPayments(db, language.lanCode),
  ]);
  const led = await linksIn(
    reading,
    [...contents.values()].map(({ content }) => content),
  );
  const marks = pageMarks(config, language.lanCode, payments);
  return wanted.flatMap(({ path, id }): Made<"content">[] => {
    const page = layout.pages.find((candidate) => String(candidate.page_id) === id);
    const stored = contents.get(Number(id));
    if (page === undefined || stored === undefined) return [];
    const html = fillMarks(led(stored.content), marks);
    const parent = layout.pages.find((candidate) => candidate.page_id === page.parent_id);
    return [
      {
        path,
        template: "content",
        head: {
          title: stored.searchTitle || titled(page.page_name, layout),
          description: stored.searchDescription || plainText(html.replace(/\{\{.*?\}\}/g, "")),
          canonical: href(page.url),
          image: null,
        },
        data: {
          page,
          draft: stored.draft,
          ...pageBody(html, { title: page.page_name, delivery, notice }),
          changed: { date: stored.changedOn, text: daySaid(stored.changedOn, language.tag) },
          crumbs: [
            ...(parent ? [{ name: parent.page_name, url: parent.url }] : []),
            { name: page.page_name, url: page.url },
          ],
          related: siblings(layout.pages, page),
        },
        reads: [...layoutCacheTags, `page:${id}`],
      },
    ];
  });
}

async function noticeOf(
  { db, language: { lanCode } }: Reading,
  config: Readonly<Record<string, string>>,
): Promise<GuaranteeNotice | null> {
  const file = config[noticeCode(lanCode)] ?? "";
  const picture = file === "" ? null : await pictureNamed(db, file);
  return picture && { file, width: picture.width, height: picture.height, text: textIn(lanCode, "GUARANTEE_NOTICE") };
}

async function deliveryOf({ db, language }: Reading): Promise<DeliveryZone[]> {
  const [zones, countries, days, config] = await Promise.all([
    allZones(db, language.lanCode),
    offeredCountries(db, language.lanCode),
    deliveryDays(db),
    allConfig(db),
  ]);
  return deliveryTable({
    zones,
    countries,
    days,
    home: defaultCountry.country_id,
    weighs: weighsParcels(config),
    tag: language.tag,
  });
}

function siblings(pages: readonly InformationPage[], page: InformationPage): InformationPage[] {
  const family = page.parent_id === 0 ? page.page_id : page.parent_id;
  return pages.filter((other) => other.parent_id === family || other.page_id === family);
}
