import { cartTotal, lineKey, type CartLine } from "../../domain/order/cart.ts";
import { limits } from "../../domain/limits.ts";
import { currencies } from "../../domain/money.ts";
import { languages, type LanCode, type LanId } from "../../domain/language.ts";
import type { Category, InformationPage } from "../../contract/page-data.ts";
import { readDiscountCode } from "./discount-code-shape.ts";
import { readForm } from "./form-memory.ts";
import { readProduct } from "./product-shape.ts";
import { bool, count, fields, list, map, object, oneOf, orNull, text, upTo, withDefault, type Read } from "./shapes.ts";
import type { LanDefs, PlacedOrder, SessionKey, SessionState, SocialUser } from "./state.ts";

/**
 * How each key is read back from local storage. A key whose value is damaged or older keeps its
 * initial value; of the cart only the damaged lines are dropped.
 */
export const storedValues: { [K in SessionKey]: Read<SessionState[K]> } = {
  paymentId: orNull(count),
  shippingId: orNull(count),
  shippingCode: orNull(text),
  shippingPrice: orNull(upTo(100_000_000)),
  shippingPoint: orNull(text),
  orderStep: oneOf(["cart", "userData", "confirm"]),
  orderShow: bool,
  orderFormData: orNull(readForm),
  formIsValid: bool,
  code: orNull(readDiscountCode),

  loginShow: bool,
  loggedIn: bool,
  token: orNull(text),
  userSocial: orNull(
    fields<SocialUser>({ id: text, token: withDefault(text, ""), name: text, email: text, source: text }),
  ),
  userContactData: orNull(object),

  userPoints: upTo(1_000_000_000),
  userPointsUse: upTo(1_000_000_000),
  userPointsActive: bool,

  lanCode: oneOf<LanCode>(languages.map((language) => language.lanCode)),
  lanId: oneOf<LanId>(languages.map((language) => language.lanId)),
  lanDefs: orNull(
    fields<LanDefs>({
      defs: map(text),
      categories: list(readCategory, 20_000),
      pages: list(readPage),
      build: withDefault(text, ""),
    }),
  ),
  currency: oneOf(currencies),

  mobile: bool,
  width: count,
  config: map(text),

  products: readCart,
  productsCompare: orNull(list(readProduct)),
  productsHistory: list(readProduct),
  productsLoaded: bool,

  wishlist: list(readProduct),
  orderKey: orNull(text),
  placedOrder: orNull(
    fields<PlacedOrder>({
      orderId: text,
      orderInfo: text,
      summary: text,
      currency: oneOf(currencies),
      products: list(readLine),
      email: withDefault(text, ""),
      next: withDefault(oneOf(["bank", "cash", "online", "send"]), "send"),
      guestKey: withDefault(orNull(text), null),
    }),
  ),
};

/** Returns the cart's sound lines, as far as their sum can be reckoned exactly in any currency (see domain/money.ts). */
function readCart(value: unknown): CartLine[] | undefined {
  const lines = list(readLine, limits.lines)(value);
  return lines?.reduce<CartLine[]>(
    (sound, line) => (cartTotal([...sound, line]) <= 400_000_000_000 ? [...sound, line] : sound),
    [],
  );
}

/** Returns a cart line whose key says what it holds, with at least one piece. */
function readLine(value: unknown): CartLine | undefined {
  const line = fields<CartLine>({
    key: text,
    product: readProduct,
    a2p: orNull(text),
    quantity: upTo(limits.piecesPerLine),
  })(value);
  if (line === undefined || line.quantity < 1) return undefined;
  return line.key === lineKey(line.product.product_id, line.a2p) ? line : undefined;
}

function readCategory(value: unknown): Category | undefined {
  return fields<Category>({
    category_id: text,
    category_parent_id: text,
    category_name: text,
    category_url: text,
    url: orNull(text),
    category_image: text,
    count,
  })(value);
}

function readPage(value: unknown): InformationPage | undefined {
  return fields<InformationPage>({ page_id: count, page_name: text, parent_id: count, url: text })(value);
}
