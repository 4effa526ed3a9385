/** What the cells of a mapped file say, as other systems write it. */
import { type VatRate, vatRates } from "../../domain/invoice/vat.ts";
import { nameOf } from "./woo-cells.ts";

/** The VAT by which a price with it differs from the one without: '23'; 'untaxed' where they are the same, which is 0 or exempt. */
export function taxBetween(net: string, gross: string): string {
  const [without, whole] = [exact(net), exact(gross)];
  if (without === null || whole === null || without === 0) return "";
  // Half a grosz each way is rounding.
  const rate = vatRates.find(
    (known) => known !== "zw" && Math.abs(without * (100 + Number(known)) - whole * 100) <= 100,
  );
  return rate === "0" ? "untaxed" : (rate ?? "unclear");
}

/** Grosze with all their decimals; null for what is no such number. */
function exact(text: string): number | null {
  return /^\d{1,9}([.,]\d{1,12})?$/.test(text) ? Number(text.replace(",", ".")) * 100 : null;
}

export function lines(text: string): string[] {
  return text.split("\n").map((line) => line.trim());
}

/** A class's name; none for what other systems call goods that are taxed as most are. */
export function taxName(text: string): string {
  return /^(taxable goods|standard( rate)?|standardowa)$/i.test(text) ? "" : text;
}

export function percentOf(rate: VatRate): number {
  return rate === "zw" ? 0 : Number(rate);
}

/** Prices with more than two decimals, as databases write them, are rounded to grosze: `161.788618`. */
export function rounded(text: string): string {
  const [, whole, decimals] = /^(\d{1,9})[.,](\d{4,12})$/.exec(text) ?? [];
  if (whole === undefined) return text;
  const amount = Math.round(Number(`${whole}.${decimals}`) * 100);
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
}

/** Returns the path of a whole address, a path as it is. */
export function pathname(text: string): string {
  return text.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/, "");
}

/** `color=Black,size=S`, as Magento writes; a comma inside a value does not part. */
export function pairs(text: string): { name: string; value: string }[] {
  return text
    .split(/,(?=[\w-]+=)/)
    .map((pair) => pair.split("="))
    .filter((pair) => pair.length > 1)
    .map(([name, ...value]) => ({ name: name!.trim(), value: value.join("=").trim() }))
    .filter(({ name }) => !/^(has_options|required_options)$/.test(name));
}

/** The categories of a cell: parted by `|`, `;`, line breaks or commas, each `A > B` or `A/B`; roots that are no categories, and ids, are left away. */
export function categoryNames(text: string): string[][] {
  return text
    .split(text.includes(">") || text.includes("/") ? /[|;\n]|,(?=[^,]*[>/])/ : /[|;\n,]/)
    .map((path) =>
      path
        .split(path.includes(">") ? ">" : "/")
        .map(nameOf)
        .filter(
          (name) =>
            name !== "" && !/^(default category|root catalog|home|strona główna|domů|[0-9a-f]{32})$/i.test(name),
        ),
    )
    .filter((names) => names.length > 0);
}
