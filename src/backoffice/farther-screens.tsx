import { type ComponentType } from "react";
import { lazyScreenOfGoods } from "./frame/lazy-screen.tsx";
import type { BackofficePlainCode } from "../domain/dictionary/text-code.ts";
import type { Permission } from "../domain/staff/permissions.ts";

export interface FartherScreen {
  path: string;
  title: BackofficePlainCode;
  permission: Permission;
  Screen: ComponentType;
}

/** Screens one comes to from another by the palette: they have no place in the navigation; those below `/content` and `/settings` are listed by their hubs. */
export const fartherScreens: readonly FartherScreen[] = [
  {
    path: "/emails",
    title: "OFFICE_EMAILS",
    permission: "buyers.contact",
    Screen: lazyScreenOfGoods(async () => (await import("./emails/EmailsScreen.tsx")).EmailsScreen),
  },
  {
    path: "/handover",
    title: "OFFICE_HANDOVER",
    permission: "orders.pack",
    Screen: lazyScreenOfGoods(async () => (await import("./labels/HandoverScreen.tsx")).HandoverScreen),
  },
  {
    path: "/goods/selling-out",
    title: "OFFICE_SELLING_OUT",
    permission: "stock.move",
    Screen: lazyScreenOfGoods(async () => (await import("./goods/SellingOutScreen.tsx")).SellingOutScreen),
  },
  {
    path: "/goods/stock/delivery",
    title: "OFFICE_STOCK_DELIVERY",
    permission: "stock.move",
    Screen: lazyScreenOfGoods(async () => (await import("./stock/DeliveryScreen.tsx")).DeliveryScreen),
  },
  {
    path: "/goods/stock/movements",
    title: "OFFICE_STOCK_MOVEMENTS",
    permission: "stock.move",
    Screen: lazyScreenOfGoods(async () => (await import("./stock/MovementsScreen.tsx")).MovementsScreen),
  },
  {
    path: "/goods/categories",
    title: "OFFICE_CATEGORIES",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./categories/CategoriesScreen.tsx")).CategoriesScreen),
  },
  {
    path: "/goods/brands",
    title: "OFFICE_BRANDS",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./brands/BrandsScreen.tsx")).BrandsScreen),
  },
  {
    path: "/goods/size-tables",
    title: "OFFICE_SIZE_TABLES",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./size-tables/SizeTablesScreen.tsx")).SizeTablesScreen),
  },
  {
    path: "/goods/cuts",
    title: "OFFICE_CUTS",
    permission: "prices.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./price-cuts/CutsScreen.tsx")).CutsScreen),
  },
  {
    path: "/goods/cuts/new",
    title: "OFFICE_CUTS_NEW",
    permission: "prices.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./price-cuts/NewCutScreen.tsx")).NewCutScreen),
  },
  {
    path: "/goods/bulk",
    title: "OFFICE_BULK",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./bulk/BulkEditsScreen.tsx")).BulkEditsScreen),
  },
  {
    path: "/goods/drops",
    title: "OFFICE_DROPS",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./drops/DropsScreen.tsx")).DropsScreen),
  },
  {
    path: "/goods/drops/new",
    title: "OFFICE_DROPS_NEW",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./drops/NewDropScreen.tsx")).NewDropScreen),
  },
  {
    path: "/goods/stock/alerts",
    title: "OFFICE_STOCK_ALERTS",
    permission: "stock.move",
    Screen: lazyScreenOfGoods(async () => (await import("./stock/AlertsScreen.tsx")).AlertsScreen),
  },
  {
    path: "/goods/imports",
    title: "OFFICE_IMPORTS",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./imports/ImportsScreen.tsx")).ImportsScreen),
  },
  {
    path: "/goods/missing-facts",
    title: "OFFICE_MISSING_FACTS",
    permission: "products.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./goods/MissingFactsScreen.tsx")).MissingFactsScreen),
  },
  {
    path: "/settings/opening",
    title: "OFFICE_OPENING",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./settings/OpeningScreen.tsx")).OpeningScreen),
  },
  {
    path: "/settings/shop",
    title: "OFFICE_SHOP",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./settings/ShopScreen.tsx")).ShopScreen),
  },
  {
    path: "/settings/looks",
    title: "OFFICE_LOOKS",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./appearance/AppearanceScreen.tsx")).AppearanceScreen),
  },
  {
    path: "/settings/rules",
    title: "OFFICE_RULES",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./settings/RulesScreen.tsx")).RulesScreen),
  },
  {
    path: "/settings/letters",
    title: "OFFICE_LETTERS",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./settings/EmailSendingScreen.tsx")).EmailSendingScreen),
  },
  {
    path: "/settings/backups",
    title: "OFFICE_BACKUPS",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./settings/BackupsScreen.tsx")).BackupsScreen),
  },
  {
    path: "/content/home",
    title: "OFFICE_FRONT_HOME",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./front/FrontScreens.tsx")).HomeFrontScreen),
  },
  {
    path: "/content/menu",
    title: "OFFICE_FRONT_MENU",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./front/FrontScreens.tsx")).MenuFrontScreen),
  },
  {
    path: "/content/notices",
    title: "OFFICE_FRONT_NOTICES",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./front/FrontScreens.tsx")).NoticesFrontScreen),
  },
  {
    path: "/content/footer",
    title: "OFFICE_FRONT_FOOTER",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./front/FrontScreens.tsx")).FooterFrontScreen),
  },
  {
    path: "/content/redirects",
    title: "OFFICE_REDIRECTS",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./redirects/RedirectsScreen.tsx")).RedirectsScreen),
  },
  {
    path: "/content/synonyms",
    title: "OFFICE_SYNONYMS",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./synonyms/SynonymsScreen.tsx")).SynonymsScreen),
  },
  {
    path: "/content/texts",
    title: "OFFICE_TEXTS",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./texts/TextsScreen.tsx")).TextsScreen),
  },
  {
    path: "/content/pages",
    title: "OFFICE_PAGES",
    permission: "content.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./pages/PagesScreen.tsx")).PagesScreen),
  },
  {
    path: "/jobs",
    title: "OFFICE_JOBS",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./jobs/JobsScreen.tsx")).JobsScreen),
  },
  {
    path: "/ksef",
    title: "OFFICE_KSEF",
    permission: "invoices.read",
    Screen: lazyScreenOfGoods(async () => (await import("./ksef/KsefScreen.tsx")).KsefScreen),
  },
  {
    path: "/settings/delivery",
    title: "OFFICE_DELIVERY",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(
      async () => (await import("./delivery/DeliverySettingsScreen.tsx")).DeliverySettingsScreen,
    ),
  },
  {
    path: "/settings/payments",
    title: "OFFICE_PAYMENTS",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./payments/PaymentsScreen.tsx")).PaymentsScreen),
  },
  {
    path: "/settings/connections",
    title: "OFFICE_CONNECTIONS",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./connections/ConnectionsScreen.tsx")).ConnectionsScreen),
  },
  {
    path: "/settings/webhooks",
    title: "OFFICE_WEBHOOKS",
    permission: "settings.edit",
    Screen: lazyScreenOfGoods(async () => (await import("./webhooks/WebhooksScreen.tsx")).WebhooksScreen),
  },
];
