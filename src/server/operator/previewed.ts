import type { PreviewedKind } from "../../contract/operator/previews.ts";
import type { RouteName } from "../../contract/operator/routes.ts";
import type { Permission } from "../../domain/staff/permissions.ts";

/** What a page is drawn of: who may look at it before shoppers do, and by which routes it is drafted. */
export const previewed: Readonly<Record<PreviewedKind, { permission: Permission; drafts: readonly RouteName[] }>> = {
  product: {
    permission: "products.edit",
    drafts: [
      "changeProductTexts",
      "changeProductFacts",
      "changeProductPlacing",
      "changeProductPictures",
      "changeProductLimits",
      "changeProductDetails",
      "changeProductGoesWith",
      "moveStock",
    ],
  },
  page: { permission: "content.edit", drafts: ["changePageTexts", "changePagePlacing"] },
  category: {
    permission: "products.edit",
    drafts: ["changeCategoryTexts", "changeCategoryPage", "changeCategoryFilling"],
  },
  manufacturer: { permission: "products.edit", drafts: ["changeBrandTexts"] },
  home: { permission: "content.edit", drafts: ["changeAppearance", "changeFront"] },
};
