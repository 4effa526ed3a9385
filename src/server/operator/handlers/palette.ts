import { productsCalled, productsNamedSo } from "../../../database/catalogue/staff-products.ts";
import { customersFound } from "../../../database/customer/staff-customers.ts";
import { codesCalled } from "../../../database/discount/code-list.ts";
import type { Queryable } from "../../../database/queryable.ts";
import { findProducts, rankedProducts } from "../../../database/search/search.ts";
import { type LanCode, languageOf } from "../../../domain/language.ts";
import { codeForm } from "../../../domain/one-form.ts";
import type { Permission } from "../../../domain/staff/permissions.ts";
import type { Handlers } from "../context.ts";

/** So many of each kind are found. */
const most = 5;

/** From so many signs on customers are looked for: fewer are in nearly every name. */
const leastOfName = 3;

/** What the palette finds beside orders: each kind for whoever may see it. */
export const paletteHandlers: Handlers<"palette"> = {
  async palette({ db, person, query: { q } }) {
    const { lanCode } = languageOf(person.lan_id);
    const may = (permission: Permission) => person.permissions.includes(permission);
    const [products, customers, codes] = await Promise.all([
      may("products.edit") ? productsOf(db, q, lanCode) : undefined,
      may("customers.read") ? customersOf(db, q, may("customers.contact")) : undefined,
      may("prices.edit") ? codesCalled(db, codeForm(q), most) : undefined,
    ]);
    return {
      answer: {
        ...(products !== undefined && { products }),
        ...(customers !== undefined && { customers }),
        ...(codes !== undefined && { codes: codes.map(({ code_id: id, code }) => ({ id, code })) }),
      },
    };
  },
};

/** Returns products as the shop's search finds them, the words as they are typed, then those that shoppers do not see. */
async function productsOf(db: Queryable, q: string, lanCode: LanCode) {
  const [{ match, corrected, without, unknown }, others] = await Promise.all([
    findProducts(db, q, lanCode),
    productsCalled(db, q, most),
  ]);
  // What is only near to it is no answer here: more often it is a name of somebody.
  const isMeant = match !== null && corrected === null && without.length === 0 && unknown.length === 0;
  const { ids } = isMeant ? await rankedProducts(db, match, { page: 1, perPage: most }) : { ids: [] };
  const found = await productsNamedSo(db, [...new Set([...ids, ...others])].slice(0, most), lanCode);
  return found.map(({ product_id: id, product_name: name, brand }) => ({ id, name, brand }));
}

async function customersOf(db: Queryable, q: string, contact: boolean) {
  // A telephone is known by its digits.
  const words = /^[\d +()-]+$/.test(q) ? q.replace(/\D/g, "") : q.trim();
  if (words.length < leastOfName) return [];
  const found = await customersFound(db, { words, contact }, { before: null, most });
  return found.map(({ customer_id: id, name, email }) => ({ id, name, email }));
}
