// The screens and windows of the back office as `backoffice-every-screen.test.ts` walks them.
// One long file: one list; a screen that is missing in it is seen at once.
import type { Locator, Page } from "@playwright/test";
import { anybody } from "../builders/people.ts";
import type { Records } from "./backoffice-records.ts";

/** A window over a screen. */
export interface Over {
  /** Its file in `src/backoffice/`. */
  file: string;
  /** Returns the button that opens it; what has to be opened before that it opens. */
  by: (page: Page) => Locator | Promise<Locator>;
  /** What brings it on from another window, or is waited for in it. */
  then?: (page: Page) => Promise<void>;
  /** What has the focus after it; absent: the button that opened it. */
  back?: string;
}

/** A screen: where it is, what is waited for, what is done there before it is looked at, and the windows over it. */
export interface Walked {
  path: string;
  seen?: string;
  ready?: (page: Page) => Promise<void>;
  windows?: readonly Over[];
}

/** A button of the screen itself, beside its rows. */
const button = (name: string | RegExp) => (page: Page) =>
  page.locator(".office-top, main").getByRole("button", { name, exact: typeof name === "string" });

/** A button of the row that says something. */
const inRow = (text: string, name: string | RegExp) => (page: Page) =>
  page
    .locator("main li")
    .filter({ hasText: text })
    .getByRole("button", { name, exact: typeof name === "string" });

/** Says in Polish what a recall wants to be said. */
export async function sayRecall(page: Page): Promise<void> {
  const polish = page.locator(".text-column[lang=pl]");
  await polish.getByLabel("Jak rozpoznać produkt").fill("Numer partii 12/2026 na metce.");
  await polish.getByLabel("Gdzie i kiedy był sprzedawany").fill("W naszym sklepie, w marcu 2026.");
  await polish.getByLabel("Zagrożenie").fill("Sznurek może się zacisnąć i odciąć oddech.");
  await polish.getByLabel("Co zrobić").fill("Przestań jej używać i odeślij na nasz koszt.");
}

/** Returns every screen by its address in the application, on these records. */
export function everyScreen(records: Records): Record<string, Walked> {
  const { number, packed, awaited, overpaid, account, other } = records;
  return {
    // First, for who came in longer than five minutes ago is asked who it is before somebody is invited.
    "/staff": {
      path: "/staff",
      seen: ".people-rows li",
      windows: [
        { file: "people/InviteDialog.tsx", by: button("Zaproś") },
        { file: "people/StaffScreen.tsx", by: inRow(records.invited, `Usuń: ${records.invited}`) },
        { file: "controls/SecretDialog.tsx", by: button("Zaproś"), then: invite },
      ],
    },
    "/": { path: "/" },
    "/today": { path: "/today" },
    "/orders": {
      path: "/orders?view=all",
      seen: `[data-row="${number}"]`,
      windows: [
        { file: "orders/ColumnsDialog.tsx", by: button("Kolumny") },
        { file: "keyboard/Palette.tsx", by: button(/^Numer, nazwisko/) },
        { file: "keyboard/KeyList.tsx", by: keysInMenu, back: ".person-button" },
      ],
    },
    "/orders with picked ones": {
      path: `/orders?view=all&q=${number}`,
      seen: `[data-row="${number}"]`,
      ready: (page) => page.getByLabel(`Zaznacz zamówienie ${number}`).check(),
      windows: [
        { file: "orders/MoveManyDialog.tsx", by: button("Nowy stan") },
        { file: "orders/TagManyDialog.tsx", by: button("Tag") },
        { file: "labels/LabelsDialog.tsx", by: button("Etykiety nadawcze") },
        { file: "orders/ExportDialog.tsx", by: button("Eksport") },
        { file: "orders/ViewDialog.tsx", by: button("Zapisz widok") },
      ],
    },
    "/orders/print": { path: `/orders/print?numbers=${number}`, seen: ".packing-list" },
    "/orders/new": { path: "/orders/new", seen: ".address-form" },
    "/orders/:number": {
      path: `/orders/${number}`,
      seen: ".order-lines",
      windows: [
        { file: "order-change/AddressDialog.tsx", by: button("Zmień adres i kontakt") },
        { file: "order/MessageDialog.tsx", by: button(/^Napisz/) },
        { file: "order/MoveDialog.tsx", by: button("Spakowane") },
        { file: "settle/SettleDialog.tsx", by: button("Anuluj…") },
        { file: "order/EmailDialog.tsx", by: inRow("E-mail: potwierdzenie zamówienia", "Pokaż treść") },
      ],
    },
    "/orders/:number with a parcel": {
      path: `/orders/${packed}`,
      seen: ".parcel-acts",
      windows: [{ file: "order/ParcelDialog.tsx", by: inRow("Paczka 1", "Zmień") }],
    },
    "/orders/:number that awaits its transfer": {
      path: `/orders/${awaited}`,
      seen: ".given-back-decide",
      windows: [{ file: "settle/TransferDialog.tsx", by: button("Przelew przyszedł…") }],
    },
    "/orders/:number whose money is to go back": {
      path: `/orders/${overpaid}`,
      seen: ".given-back-decide",
      windows: [{ file: "settle/BalanceDialog.tsx", by: button("Oddaj…") }],
    },
    "/orders/:number/change": { path: `/orders/${number}/change`, seen: ".change-line" },
    "/packing": { path: "/packing", seen: ".packing-queue li" },
    "/packing/:number": { path: `/packing/${number}`, seen: ".packing-wanted" },
    "/packing/:number, all in": {
      path: `/packing/${number}`,
      seen: ".packing-wanted",
      ready: async (page) => {
        await page.locator(".packing-goods button").click();
        await page.locator(".packing-finish").waitFor();
      },
    },
    "/packing/pick": {
      path: "/packing",
      seen: ".packing-queue li",
      ready: async (page) => {
        for (const one of [number, other]) await page.getByLabel(`Wybierz zamówienie ${one}`).check();
        await page.getByRole("button", { name: "Zbierz 2 razem" }).click();
        await page.locator(".packing-picks li").first().waitFor();
      },
    },
    "/returns": { path: "/returns", seen: ".return-rows" },
    "/returns/:id": { path: records.returnPath, seen: ".order-columns" },
    "/complaints": {
      path: "/complaints",
      seen: ".return-rows",
      windows: [{ file: "complaints/EnterComplaint.tsx", by: button("Wpisz reklamację") }],
    },
    "/complaints/:id": { path: records.complaintPath, seen: ".order-columns" },
    "/withdrawals": { path: "/withdrawals" },
    "/refunds": {
      path: "/refunds",
      seen: ".refunds",
      windows: [
        { file: "refunds/AccountDialog.tsx", by: inRow(`Zamówienie ${account.asked}`, "Wpisz konto…") },
        { file: "refunds/PaidSumDialog.tsx", by: inRow(`Zamówienie ${account.known}`, /^Zapłacona inna/) },
      ],
    },
    "/customers": { path: "/customers" },
    "/customers/:id": {
      path: `/customers/${records.customer}`,
      seen: "dl.customer-facts",
      windows: [
        { file: "customers/PointsDialog.tsx", by: button(/^Daj albo odejmij/) },
        { file: "customers/Contact.tsx", by: button("Zmień e-mail konta") },
        { file: "customers/PersonalData.tsx", by: button(/^Usuń dane/) },
      ],
    },
    "/newsletter": {
      path: `/newsletter?q=${encodeURIComponent(records.subscriber)}`,
      seen: ".listed",
      windows: [{ file: "newsletter/EndDialog.tsx", by: inRow(records.subscriber, /^Wypisz z newslettera/) }],
    },
    "/numbers": { path: "/numbers", seen: ".figure-table" },
    "/numbers/orders": { path: "/numbers/orders?by=day&period=7", seen: ".figure-orders" },
    "/numbers/books": {
      path: "/numbers/books?month=2025-01",
      seen: ".books-closing",
      windows: [{ file: "books/CloseMonthDialog.tsx", by: button("Zamknij miesiąc") }],
    },
    "/numbers/books with sales": { path: "/numbers/books", seen: ".books-files" },
    "/goods/stock/alerts": { path: "/goods/stock/alerts" },
    "/settings/delivery": {
      path: "/settings/delivery",
      seen: ".delivery-columns",
      windows: [
        { file: "delivery/MethodDialog.tsx", by: inRow("15,99", /^Zmień/) },
        { file: "delivery/CountryDialog.tsx", by: inRow("Estonia", /^Zmień/) },
        { file: "delivery/ZoneDialog.tsx", by: button("Nowa strefa") },
      ],
    },
    "/settings/delivery with a cart": { path: "/settings/delivery?offer=1", seen: ".delivery-ways" },
    "/settings/payments": {
      path: "/settings/payments",
      seen: "main .listed",
      windows: [{ file: "payments/PaymentDialog.tsx", by: inRow("Płatność online", /^Zmień/) }],
    },
    "/codes": {
      path: "/codes",
      windows: [
        { file: "codes/CodeDialog.tsx", by: button(/^Nowy kod/) },
        { file: "codes/BatchDialog.tsx", by: button("Partia kodów") },
      ],
    },
    "/settings/connections": { path: "/settings/connections", seen: ".connections li" },
    "/settings/connections/:kind": { path: "/settings/connections/ksef", seen: ".connection-fields" },
    "/ksef": { path: "/ksef", seen: ".ksef-cards" },
    "/settings/webhooks": {
      path: "/settings/webhooks",
      seen: ".webhook",
      windows: [
        { file: "webhooks/WebhookDialog.tsx", by: button("Nowy webhook") },
        { file: "webhooks/WebhooksScreen.tsx", by: inRow(records.key, `Usuń webhook: ${records.key}`) },
      ],
    },
    "/content/pages": {
      path: "/content/pages",
      seen: ".pages-list li",
      windows: [{ file: "pages/NewPageDialog.tsx", by: button("Nowa strona") }],
    },
    "/content/pages/:id": { path: "/content/pages/2", seen: ".rich-text-page" },
    "/content/texts": {
      path: "/content/texts?q=LAYOUT_CART",
      seen: ".texts li",
      windows: [{ file: "texts/TextDialog.tsx", by: (page) => page.locator(".texts button").first() }],
    },
    "/content/home": { path: "/content/home", seen: ".front-item" },
    "/content/menu": { path: "/content/menu", seen: ".front-item" },
    "/content/notices": { path: "/content/notices", seen: ".front-main .card" },
    "/content/footer": { path: "/content/footer", seen: ".front-item" },
    "/content/synonyms": {
      path: "/content/synonyms",
      seen: ".synonyms-card",
      windows: [{ file: "synonyms/SynonymsDialog.tsx", by: button("Dodaj synonimy") }],
    },
    "/content/redirects": { path: "/content/redirects", seen: ".redirects-add" },
    "/log": { path: "/log", seen: ".log-day" },
    "/history/:entity/:id?": { path: `/history/product/${records.product}`, seen: ".log-days" },
    "/keys": {
      path: "/keys",
      seen: ".people-rows li",
      windows: [
        { file: "keys/NewKeyDialog.tsx", by: button("Nowy klucz") },
        { file: "keys/KeysScreen.tsx", by: inRow(records.key, `Odbierz klucz: ${records.key}`) },
      ],
    },
    "/account": {
      path: "/account",
      windows: [
        { file: "people/PasswordCard.tsx", by: button("Ustaw hasło") },
        { file: "people/PasskeysCard.tsx", by: button(/^Zmień nazwę: /) },
      ],
    },
    "/emails": { path: "/emails" },
    "/questions": { path: "/questions", seen: ".return-rows" },
    "/questions/:id": {
      path: `/questions/${records.question}`,
      seen: ".question-acts",
      windows: [{ file: "questions/AnswerDialog.tsx", by: button("Odpowiedz") }],
    },
    "/reviews": {
      path: "/reviews",
      seen: ".listed",
      windows: [{ file: "reviews/RejectDialog.tsx", by: inRow(records.review, "Odrzuć") }],
    },
    "/goods": {
      path: `/goods?q=${encodeURIComponent(records.label)}`,
      seen: `[data-row="${records.product}"]`,
      windows: [{ file: "products/NewProductDialog.tsx", by: button(/^Nowy towar/) }],
    },
    "/goods with a picked one": {
      path: `/goods?q=${encodeURIComponent(records.label)}`,
      seen: `[data-row="${records.product}"]`,
      ready: (page) =>
        page
          .locator("tr", { has: page.locator(`[data-row="${records.product}"]`) })
          .getByRole("checkbox")
          .check(),
      windows: [{ file: "products/PickedProducts.tsx", by: button("Pokaż w sklepie") }],
    },
    "/goods/:id": {
      path: `/goods/${records.product}`,
      seen: ".text-columns",
      ready: (page) => page.locator(".picture-shown").first().click(),
      windows: [
        {
          file: "pictures/FrameDialog.tsx",
          by: button("Kadr i środek…"),
          // Once the picture has come.
          then: (page) => page.getByRole("dialog").locator("button.act-signal:enabled").waitFor(),
        },
      ],
    },
    "/goods/stock": {
      path: `/goods/stock?q=${encodeURIComponent(records.label)}`,
      seen: ".stock-rows",
      windows: [
        { file: "stock/MoveDialog.tsx", by: button(/^Dodaj/) },
        { file: "stock/CountDialog.tsx", by: button(/^Policz/) },
      ],
    },
    "/goods/stock/delivery": { path: "/goods/stock/delivery" },
    "/goods/stock/movements": { path: "/goods/stock/movements", seen: ".log-day" },
    "/goods/categories": {
      path: "/goods/categories",
      seen: ".category-tree",
      windows: [{ file: "categories/NewCategoryDialog.tsx", by: button("Nowa kategoria") }],
    },
    "/goods/categories/:id": {
      path: "/goods/categories/180",
      seen: ".text-columns",
      windows: [{ file: "categories/RemoveCategoryDialog.tsx", by: button("Usuń kategorię") }],
    },
    "/goods/brands": {
      path: "/goods/brands",
      seen: ".listed",
      windows: [{ file: "brands/NewBrandDialog.tsx", by: button("Nowa marka") }],
    },
    "/goods/brands/:id": {
      path: "/goods/brands/1",
      seen: ".text-columns",
      windows: [{ file: "brands/MergeBrandsDialog.tsx", by: button("Połącz z inną") }],
    },
    "/goods/size-tables": { path: "/goods/size-tables", seen: ".listed" },
    "/goods/size-tables/:id": { path: "/goods/size-tables/1", seen: ".size-sheet" },
    "/goods/cuts": { path: "/goods/cuts" },
    "/goods/cuts/new": { path: "/goods/cuts/new" },
    "/goods/bulk": { path: "/goods/bulk" },
    "/goods/bulk/new": { path: "/goods/bulk/new" },
    "/goods/bulk/:id": {
      path: `/goods/bulk/new?products=${records.product}`,
      ready: async (page) => {
        await page.getByLabel("Ile procent").fill("10");
        await page.getByRole("button", { name: "Pokaż, co się zmieni" }).click();
        await page.locator(".bulk-rows").waitFor();
      },
    },
    "/goods/drops": { path: "/goods/drops", seen: ".drop-rows" },
    "/goods/drops/new": { path: "/goods/drops/new" },
    "/goods/drops/:id": {
      path: `/goods/drops/${records.drop}`,
      seen: ".drop-sold",
      windows: [
        {
          file: "drops/PauseDialog.tsx",
          by: (page) => page.locator(".screen-acts").getByRole("button", { name: "Wstrzymaj sprzedaż" }),
        },
        { file: "drops/EndDialog.tsx", by: button("Zakończ drop") },
      ],
    },
    "/goods/prices/:id": { path: `/goods/prices/${records.product}`, seen: ".price-history" },
    "/goods/:id/recall": {
      path: `/goods/${records.product}/recall`,
      seen: ".recall-form",
      ready: (page) => sayRecall(page),
      windows: [{ file: "recalls/SendRecallDialog.tsx", by: button("Zobacz listy") }],
    },
    "/goods/:id/variants": {
      path: `/goods/${records.product}/variants`,
      seen: ".save-bar",
      windows: [{ file: "variants/OptionsDialog.tsx", by: button("Rozmiary i kolory") }],
    },
    "/goods/imports": { path: "/goods/imports", seen: ".imports .card" },
    "/goods/imports/:id": { path: records.importPath, seen: ".import-confirm" },
    "/handover": { path: "/handover" },
    "/goods/selling-out": {
      path: "/goods/selling-out",
      windows: [
        {
          file: "goods/ExpectDialog.tsx",
          by: (page) => page.locator("main .listed").getByRole("button", { name: /^Zapisz dostawę: / }),
        },
      ],
    },
    "/goods/refused-offers": { path: "/goods/refused-offers" },
    "/goods/missing-facts": { path: "/goods/missing-facts" },
    "/jobs": { path: "/jobs" },
    "/content": { path: "/content", seen: ".hub" },
    "/settings": { path: "/settings", seen: ".hub" },
    "/settings/opening": {
      path: "/settings/opening",
      seen: ".opening-now",
      windows: [{ file: "settings/CloseShopDialog.tsx", by: button("Zamknij sklep") }],
    },
    "/settings/shop": { path: "/settings/shop", seen: ".config-fields" },
    "/settings/looks": { path: "/settings/looks", seen: ".colour-fields" },
    "/settings/rules": { path: "/settings/rules", seen: ".config-fields" },
    "/settings/letters": { path: "/settings/letters", seen: ".test-email" },
    "/settings/backups": { path: "/settings/backups" },
    "/ready-texts": {
      path: "/ready-texts",
      windows: [{ file: "emails/ReadyTextDialog.tsx", by: button("Nowy tekst") }],
    },
    "/nowhere": { path: "/nowhere" },
  };
}

/** The list of keys is opened from the menu of who is signed in, which closes with that. */
async function keysInMenu(page: Page): Promise<Locator> {
  await page.locator(".person-button").press("Enter");
  return page.locator(".person-menu").getByRole("button", { name: "Klawisze" });
}

/** Somebody is invited, and the link is shown. */
async function invite(page: Page): Promise<void> {
  await page.getByRole("dialog").getByLabel("E-mail", { exact: true }).fill(anybody().email);
  await page.getByRole("dialog").getByRole("button", { name: "Utwórz link" }).press("Enter");
  await page.locator("dialog .secret").waitFor();
}
