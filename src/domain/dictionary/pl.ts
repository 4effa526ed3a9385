import { age } from "./pl/age.ts";
import { atRest } from "./pl/at-rest.ts";
import { compare } from "./pl/compare.ts";
import { filters } from "./pl/filters.ts";
import { backInStock } from "./pl/back-in-stock.ts";
import { complaint } from "./pl/complaint.ts";
import { contact } from "./pl/contact.ts";
import { fields } from "./pl/fields.ts";
import { forms } from "./pl/forms.ts";
import { home } from "./pl/home.ts";
import { information } from "./pl/information.ts";
import { layout } from "./pl/layout.ts";
import { limits } from "./pl/limits.ts";
import { listing } from "./pl/listing.ts";
import { looks } from "./pl/looks.ts";
import { offline } from "./pl/offline.ts";
import { order } from "./pl/order.ts";
import { pages } from "./pl/pages.ts";
import { privacy } from "./pl/privacy.ts";
import { product } from "./pl/product.ts";
import { productWindows } from "./pl/product-windows.ts";
import { search } from "./pl/search.ts";
import { signIn } from "./pl/sign-in.ts";
import { suggestions } from "./pl/suggestions.ts";
import { reviewing } from "./pl/reviewing.ts";
import { reviews } from "./pl/reviews.ts";
import { text } from "./pl/text.ts";
import { account } from "./pl/account.ts";
import { accountLinks } from "./pl/account-links.ts";
import { newsletter } from "./pl/newsletter.ts";
import { timeline } from "./pl/timeline.ts";
import { unscripted } from "./pl/unscripted.ts";
import { user } from "./pl/user.ts";
import { userData } from "./pl/user-data.ts";
import { userOrders } from "./pl/user-orders.ts";
import { userSettings } from "./pl/user-settings.ts";
import { wishlist } from "./pl/wishlist.ts";
import { withdrawal } from "./pl/withdrawal.ts";
import type { Dictionary } from "../translations.ts";

/** The Polish dictionary, built into the browser's code (specification, point 9). */
export const pl = {
  ...layout,
  ...pages,
  ...home,
  ...limits,
  ...listing,
  ...filters,
  ...product,
  ...productWindows,
  ...looks,
  ...compare,
  ...text,
  ...order,
  ...offline,
  ...atRest,
  ...age,
  ...forms,
  ...fields,
  ...search,
  ...suggestions,
  ...information,
  ...privacy,
  ...reviews,
  ...reviewing,
  ...wishlist,
  ...backInStock,
  ...contact,
  ...withdrawal,
  ...complaint,
  ...newsletter,
  ...timeline,
  ...unscripted,
  ...user,
  ...userOrders,
  ...userData,
  ...userSettings,
  ...accountLinks,
  ...account,
  ...signIn,
} as const satisfies Dictionary;
