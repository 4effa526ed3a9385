import type { Layout } from "../contract/page-data.ts";
import { feedHref, href, llmsHref, machinePaths, pathsIn } from "../contract/paths.ts";
import { translator } from "../domain/dictionary/dictionaries.ts";
import { type LanCode, languages } from "../domain/language.ts";
import { headText } from "./head-text.ts";

export interface LlmsSettings {
  layout: Layout;
  /** The shop's own address, without a trailing slash. */
  publicUrl: string;
  lanCode: LanCode;
}

/**
 * Returns what an agent reads first of the shop, in a language, as llmstxt.org has it: a title, a summary, how to buy
 * here, and lists of links; what it may leave out stands under `Optional`.
 */
export function llmsText({ layout, publicUrl, lanCode }: LlmsSettings): string {
  const t = translator(lanCode);
  const paths = pathsIn[lanCode];
  const { shop, categories, pages, manufacturers, freeShippingFrom } = layout;
  const seller = [shop.company, shop.street, shop.city].filter(Boolean).join(", ");
  const contact = [shop.email, shop.phone].filter(Boolean).join(", ");
  const link = (name: string, path: string, note = "") =>
    `- [${plain(name)}](${publicUrl}${path})${note === "" ? "" : `: ${plain(note)}`}`;
  return [
    `# ${plain(shop.name)}`,
    `> ${plain(headText("home", lanCode).description)}`,
    [
      `- ${t("LLMS_SELLER", { seller: plain(seller) })}`,
      ...(contact === "" ? [] : [`- ${t("LLMS_CONTACT", { contact: plain(contact) })}`]),
      `- ${t("LLMS_PRICES")}`,
      ...(freeShippingFrom === null ? [] : [`- ${t("LLMS_FREE_DELIVERY", { price: `${freeShippingFrom} PLN` })}`]),
      `- ${t("LLMS_VARIANTS")}`,
      `- ${t("LLMS_ORDER")}`,
    ].join("\n"),
    section(t("LLMS_GOODS"), [
      ...(["newProducts", "sale"] as const).map((page) => {
        const { title, description } = headText(page, lanCode);
        return link(title, paths[page], description);
      }),
      ...categories.flatMap(({ category_name, url, count }) =>
        url === null || count === 0 ? [] : [link(category_name, href(url), t("LLMS_COUNT", { count: String(count) }))],
      ),
    ]),
    section(t("LLMS_MACHINES"), [
      link(t("LLMS_FEED"), feedHref("google.tsv", { lanCode, currency: "pln" }), t("LLMS_FEED_NOTE")),
      link(t("LLMS_SITE_MAP"), machinePaths.siteMap),
      ...languages
        .filter((language) => language.lanCode !== lanCode)
        .map((language) => link(language.name, llmsHref(language.lanCode), t("LLMS_LANGUAGE"))),
    ]),
    section(t("LLMS_INFORMATION"), [
      ...pages.map(({ page_name, url }) => link(page_name, href(url))),
      link(headText("contact", lanCode).title, paths.contact),
    ]),
    section(
      "Optional",
      manufacturers.map(({ manufacturer_name, url }) => link(manufacturer_name, href(url))),
    ),
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

function section(name: string, links: readonly string[]): string {
  return links.length === 0 ? "" : `## ${name}\n\n${links.join("\n")}`;
}

/** A text in a line of Markdown: nothing of it is a link or begins a line. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[\\`*_[\]<>]/g, String.raw`\$&`);
}
