import { type ComponentType, lazy } from "react";
import type { BackofficePlainCode } from "../domain/dictionary/text-code.ts";
import type { Permission } from "../domain/staff/permissions.ts";

/** Screens one comes to from another or by the palette: they have no place in the navigation. */
export const fartherScreens = [
  {
    path: "/emails",
    title: "OFFICE_EMAILS",
    permission: "buyers.contact",
    Screen: lazy(async () => ({ default: (await import("./emails/EmailsScreen.tsx")).EmailsScreen })),
  },
  {
    path: "/reviews",
    title: "OFFICE_REVIEWS",
    permission: "reviews.moderate",
    Screen: lazy(async () => ({ default: (await import("./reviews/ReviewsScreen.tsx")).ReviewsScreen })),
  },
  {
    path: "/goods/selling-out",
    title: "OFFICE_SELLING_OUT",
    permission: "stock.move",
    Screen: lazy(async () => ({ default: (await import("./goods/SellingOutScreen.tsx")).SellingOutScreen })),
  },
  {
    path: "/goods/missing-facts",
    title: "OFFICE_MISSING_FACTS",
    permission: "products.edit",
    Screen: lazy(async () => ({ default: (await import("./goods/MissingFactsScreen.tsx")).MissingFactsScreen })),
  },
  {
    path: "/jobs",
    title: "OFFICE_JOBS",
    permission: "settings.edit",
    Screen: lazy(async () => ({ default: (await import("./jobs/JobsScreen.tsx")).JobsScreen })),
  },
  {
    path: "/ready-texts",
    title: "OFFICE_READY_TEXTS",
    permission: "content.edit",
    Screen: lazy(async () => ({ default: (await import("./emails/ReadyTextsScreen.tsx")).ReadyTextsScreen })),
  },
] as const satisfies readonly {
  path: string;
  title: BackofficePlainCode;
  permission: Permission;
  Screen: ComponentType;
}[];
