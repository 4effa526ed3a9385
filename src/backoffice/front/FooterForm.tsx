import { frontLimits } from "../../domain/content/front.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";
import { FrontItem } from "./FrontItem.tsx";
import { FrontList } from "./FrontList.tsx";
import { LinkFields } from "./LinkFields.tsx";
import { withChanged, without } from "./lists.ts";
import type { PartFormProps } from "./part-form.ts";
import { WordsField } from "./WordsField.tsx";

/** The footer: whether categories stand in it, its pages in their order, and groups of links. What the law wants stays. */
export function FooterForm({ form, language, standing }: PartFormProps<"footer">) {
  const t = useText();
  const { categories, groups } = form.values;
  const pages = wholePages(form.values.pages, standing);
  const pageOf = (id: number) => standing.find((page) => page.id === id);
  const putGroups = (next: typeof groups) => form.change({ groups: next });
  const empty = { pl: "", en: "", cz: "" };
  return (
    <>
      <Card title={t("OFFICE_FRONT_FOOTER_PAGES")}>
        <label className="tick-row">
          <input type="checkbox" checked={categories} onChange={() => form.change({ categories: !categories })} />
          {t("OFFICE_FRONT_FOOTER_CATEGORIES")}
        </label>
        <p className="mute">{t("OFFICE_FRONT_FOOTER_PAGES_TEXT")}</p>
        <FrontList
          list={pages}
          nameOf={({ id }) => pageOf(id)?.name ?? ""}
          onChange={(next) => form.change({ pages: next })}
          renderOne={({ id, hidden }, at, move) => {
            const lawful = pageOf(id)?.lawful === true;
            return (
              <FrontItem
                key={id}
                name={pageOf(id)?.name ?? ""}
                state={lawful ? t("OFFICE_FRONT_FOOTER_LAWFUL") : hidden ? t("OFFICE_FRONT_HIDDEN") : null}
                at={at}
                count={pages.length}
                onMove={move}
              >
                {lawful ? undefined : (
                  <label className="tick-row">
                    <input
                      type="checkbox"
                      checked={!hidden}
                      onChange={() => form.change({ pages: withChanged(pages, at, { hidden: !hidden }) })}
                    />
                    {t("OFFICE_FRONT_SHOW")}
                  </label>
                )}
              </FrontItem>
            );
          }}
        />
      </Card>
      {groups.map((group, nth) => {
        const change = (some: Partial<typeof group>) => putGroups(withChanged(groups, nth, some));
        return (
          <Card
            key={nth}
            title={group.title[language] || group.title.pl || t("OFFICE_FRONT_FOOTER_GROUP")}
            aside={
              <Act
                kind="plain"
                aria-label={t("OFFICE_REMOVE_WHAT", { name: group.title.pl || t("OFFICE_FRONT_FOOTER_GROUP") })}
                onClick={() => putGroups(without(groups, nth))}
              >
                {t("OFFICE_REMOVE")}
              </Act>
            }
          >
            <WordsField
              label={t("OFFICE_FRONT_FOOTER_TITLE")}
              words={group.title}
              language={language}
              longest={frontLimits.name}
              shown="foot"
              error={group.title.pl.trim() === "" ? t("OFFICE_FRONT_LINK_NAMELESS") : null}
              onChange={(title) => change({ title })}
            />
            <FrontList
              list={group.links}
              nameOf={({ name }) => name[language] || name.pl || t("OFFICE_FRONT_LINK")}
              onChange={(links) => change({ links })}
              renderOne={(link, at, move) => (
                <FrontItem
                  key={at}
                  name={link.name[language] || link.name.pl || t("OFFICE_FRONT_LINK")}
                  at={at}
                  count={group.links.length}
                  isNew={link.name.pl === ""}
                  onMove={move}
                  onRemove={() => change({ links: without(group.links, at) })}
                >
                  <LinkFields
                    link={link}
                    language={language}
                    onChange={(some) => change({ links: withChanged(group.links, at, some) })}
                  />
                </FrontItem>
              )}
            />
            {group.links.length < frontLimits.links && (
              <Act
                onClick={() =>
                  change({ links: [...group.links, { name: empty, to: { kind: "own", page: "newProducts" } }] })
                }
              >
                {t("OFFICE_FRONT_LINK_ADD")}
              </Act>
            )}
          </Card>
        );
      })}
      {groups.length < frontLimits.groups && (
        <Act className="front-more" onClick={() => putGroups([...groups, { title: empty, links: [] }])}>
          {t("OFFICE_FRONT_FOOTER_GROUP_ADD")}
        </Act>
      )}
    </>
  );
}

/** Returns the pages with those nobody has named yet behind those somebody has, as the shop shows them; what is gone is left out. */
function wholePages(pages: readonly { id: number; hidden: boolean }[], standing: readonly { id: number }[]) {
  const known = pages.filter(({ id }) => standing.some((page) => page.id === id));
  const others = standing.filter(({ id }) => known.every((page) => page.id !== id));
  return [...known, ...others.map(({ id }) => ({ id, hidden: false }))];
}
