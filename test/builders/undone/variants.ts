import type { Office } from "../office.ts";
import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of the sheet of variants. */
export function variantsAndOptions({ ola, products, did }: Office): Record<string, Example> {
  const parameters = { id: products.sneakers.productId };
  const sheet = async () => (await ola.call(routes.variantSheet, { parameters })).body;
  const as = async () =>
    (await sheet()).variants
      .filter(({ sold }) => sold)
      .map(({ movement: _movement, lowest: _lowest, ...variant }) => variant);
  return {
    changeVariants: async () => {
      const { id: variantId, price, sku } = (await sheet()).variants[0]!;
      const cells = [
        { variantId, field: "price", seen: price, value: price! - 100 },
        { variantId, field: "sku", seen: sku, value: "RAMPA-42" },
        { variantId, field: "stock", value: { change: 3 } },
      ];
      return { as, act: () => did(ola.call(routes.changeVariants, { parameters, body: { cells } })) };
    },
    addOptionValue: async () => {
      const option = (await sheet()).options[0]!.id;
      const body = { value: { pl: "44" }, before: null };
      return { as, act: () => did(ola.call(routes.addOptionValue, { parameters: { ...parameters, option }, body })) };
    },
    addOption: async () => {
      const body = { name: { pl: "Materiał" }, value: { pl: "zamsz" }, before: null };
      return { as: sheet, act: () => did(ola.call(routes.addOption, { parameters, body })) };
    },
    removeOption: async () => {
      const body = { name: { pl: "Długość" }, value: { pl: "zwykła", en: "regular" }, before: null };
      const { options } = (await ola.call(routes.addOption, { parameters, body })).body;
      const option = options.at(-1)!.id;
      return { as: sheet, act: () => did(ola.call(routes.removeOption, { parameters: { ...parameters, option } })) };
    },
  };
}
