import { age } from "./en/age.ts";
import { atRest } from "./en/at-rest.ts";
import { compare } from "./en/compare.ts";
import { filters } from "./en/filters.ts";
import { backInStock } from "./en/back-in-stock.ts";
import { complaint } from "./en/complaint.ts";
import { contact } from "./en/contact.ts";
import { fields } from "./en/fields.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { information } from "./en/information.ts";
import { layout } from "./en/layout.ts";
import { limits } from "./en/limits.ts";
import { listing } from "./en/listing.ts";
import { looks } from "./en/looks.ts";
import { offline } from "./en/offline.ts";
import { order } from "./en/order.ts";
import { pages } from "./en/pages.ts";
import { privacy } from "./en/privacy.ts";
import { product } from "./en/product.ts";
import { productWindows } from "./en/product-windows.ts";
import { search } from "./en/search.ts";
import { signIn } from "./en/sign-in.ts";
import { suggestions } from "./en/suggestions.ts";
import { reviewing } from "./en/reviewing.ts";
import { reviews } from "./en/reviews.ts";
import { text } from "./en/text.ts";
import { account } from "./en/account.ts";
import { accountLinks } from "./en/account-links.ts";
import { newsletter } from "./en/newsletter.ts";
import { timeline } from "./en/timeline.ts";
import { unscripted } from "./en/unscripted.ts";
import { user } from "./en/user.ts";
import { userData } from "./en/user-data.ts";
import { userOrders } from "./en/user-orders.ts";
import { userSettings } from "./en/user-settings.ts";
import { wishlist } from "./en/wishlist.ts";
import { withdrawal } from "./en/withdrawal.ts";
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

/** The English dictionary, fetched from the server (specification, point 9). */
export const en: Texts = texts satisfies TranslationOf<typeof texts>;
