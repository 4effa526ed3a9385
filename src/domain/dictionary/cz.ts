import { age } from "./cz/age.ts";
import { atRest } from "./cz/at-rest.ts";
import { compare } from "./cz/compare.ts";
import { filters } from "./cz/filters.ts";
import { backInStock } from "./cz/back-in-stock.ts";
import { complaint } from "./cz/complaint.ts";
import { contact } from "./cz/contact.ts";
import { fields } from "./cz/fields.ts";
import { forms } from "./cz/forms.ts";
import { home } from "./cz/home.ts";
import { information } from "./cz/information.ts";
import { layout } from "./cz/layout.ts";
import { limits } from "./cz/limits.ts";
import { listing } from "./cz/listing.ts";
import { looks } from "./cz/looks.ts";
import { offline } from "./cz/offline.ts";
import { order } from "./cz/order.ts";
import { pages } from "./cz/pages.ts";
import { privacy } from "./cz/privacy.ts";
import { product } from "./cz/product.ts";
import { productWindows } from "./cz/product-windows.ts";
import { search } from "./cz/search.ts";
import { signIn } from "./cz/sign-in.ts";
import { suggestions } from "./cz/suggestions.ts";
import { reviewing } from "./cz/reviewing.ts";
import { reviews } from "./cz/reviews.ts";
import { text } from "./cz/text.ts";
import { account } from "./cz/account.ts";
import { accountLinks } from "./cz/account-links.ts";
import { newsletter } from "./cz/newsletter.ts";
import { timeline } from "./cz/timeline.ts";
import { unscripted } from "./cz/unscripted.ts";
import { user } from "./cz/user.ts";
import { userData } from "./cz/user-data.ts";
import { userOrders } from "./cz/user-orders.ts";
import { userSettings } from "./cz/user-settings.ts";
import { wishlist } from "./cz/wishlist.ts";
import { withdrawal } from "./cz/withdrawal.ts";
import type { Texts, TranslationOf } from "./text-code.ts";

const texts = {
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
};

/** The Czech dictionary, fetched from the server (specification, point 9). */
export const cz: Texts = texts satisfies TranslationOf<typeof texts>;
