import { useState } from "react";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { CategoryTree } from "./CategoryTree.tsx";
import { NewCategoryDialog } from "./NewCategoryDialog.tsx";
import { useCategories } from "./use-categories.ts";
import "../order/order-screen.css";
import "./categories.css";

/** The tree of categories, as the shop's menu has it, hidden ones too. */
export function CategoriesScreen() {
  const t = useText();
  const query = useCategories();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ScreenHead
        title={t("OFFICE_CATEGORIES")}
        above={<BackLink href="/goods">{t("OFFICE_GOODS")}</BackLink>}
        acts={
          <>
            <HistoryLink entity="category" />
            <Act kind="signal" onClick={() => setAdding(true)}>
              {t("OFFICE_CATEGORY_NEW")}
            </Act>
          </>
        }
      />
      <p className="category-intro mute">{t("OFFICE_CATEGORIES_TEXT")}</p>
      <Read query={query}>
        {({ categories }) =>
          categories.length === 0 ? (
            <div className="card none-here">
              <h2>{t("OFFICE_CATEGORIES_NONE")}</h2>
              <p className="mute">{t("OFFICE_CATEGORIES_NONE_TEXT")}</p>
            </div>
          ) : (
            <CategoryTree categories={categories} />
          )
        }
      </Read>
      {adding && <NewCategoryDialog onClose={() => setAdding(false)} />}
    </>
  );
}
