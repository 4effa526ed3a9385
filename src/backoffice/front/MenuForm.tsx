import { frontLimits, type MenuItem } from "../../domain/content/front.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { FrontItem } from "./FrontItem.tsx";
import { FrontList } from "./FrontList.tsx";
import { LinkFields } from "./LinkFields.tsx";
import { withChanged, without } from "./lists.ts";
import type { PartFormProps } from "./part-form.ts";

/** The menu: categories and brands in their order, shown or not, and links among them. */
export function MenuForm({ form, language, standing }: PartFormProps<"menu">) {
  const t = useText();
  const items = wholeMenu(form.values.items, standing);
  const put = (next: MenuItem[]) => form.change({ items: next });
  const called = (item: MenuItem) =>
    item.kind === "brands"
      ? t("OFFICE_FRONT_ROW_BRANDS")
      : item.kind === "link"
        ? item.name[language] || item.name.pl || t("OFFICE_FRONT_LINK")
        : (standing.find(({ id }) => id === item.id)?.name ?? t("OFFICE_FRONT_ROW_CATEGORY"));
  const links = items.filter(({ kind }) => kind === "link").length;
  return (
    <Card title={t("OFFICE_FRONT_ARRANGED")}>
      <p className="mute">{t("OFFICE_FRONT_MENU_TEXT")}</p>
      <FrontList
        list={items}
        nameOf={called}
        onChange={put}
        renderOne={(item, at, move) => (
          <FrontItem
            key={
              item.kind === "category"
                ? item.id
                : `${item.kind} ${items.slice(0, at).filter(({ kind }) => kind === item.kind).length}`
            }
            name={called(item)}
            state={item.kind !== "link" && item.hidden ? t("OFFICE_FRONT_HIDDEN") : null}
            at={at}
            count={items.length}
            isNew={item.kind === "link" && item.name.pl === ""}
            onMove={move}
            {...(item.kind === "link" && { shown: "menu", onRemove: () => put(without(items, at)) })}
          >
            {item.kind === "link" ? (
              <LinkFields
                link={item}
                language={language}
                onChange={(some) => put(withChanged(items, at, some as Partial<MenuItem>))}
              />
            ) : (
              <label className="tick-row">
                <input
                  type="checkbox"
                  checked={!item.hidden}
                  onChange={() => put(withChanged(items, at, { hidden: !item.hidden }))}
                />
                {t("OFFICE_FRONT_SHOW")}
              </label>
            )}
          </FrontItem>
        )}
      />
      {links < frontLimits.links && (
        <Act
          onClick={() =>
            put([
              ...items,
              { kind: "link", name: { pl: "", en: "", cz: "" }, to: { kind: "own", page: "newProducts" } },
            ])
          }
        >
          {t("OFFICE_FRONT_LINK_ADD")}
        </Act>
      )}
    </Card>
  );
}

/** The menu with what nobody has named yet behind what somebody has, as the shop shows it; what is gone is left out. */
function wholeMenu(items: readonly MenuItem[], standing: readonly { id: number }[]): MenuItem[] {
  const known = items.filter((item) => item.kind !== "category" || standing.some(({ id }) => id === item.id));
  const others = standing.filter(({ id }) => known.every((item) => item.kind !== "category" || item.id !== id));
  return [
    ...known,
    ...others.map(({ id }): MenuItem => ({ kind: "category", id, hidden: false })),
    ...(known.some(({ kind }) => kind === "brands") ? [] : [{ kind: "brands" as const, hidden: false }]),
  ];
}
