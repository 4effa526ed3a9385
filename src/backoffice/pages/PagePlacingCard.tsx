import type { PageSaid } from "../../contract/operator/pages.ts";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import type { MergedForm } from "../two-people/use-merged-form.ts";
import type { PagePlacingFields } from "./page-fields.ts";
import { usePlacingLabel } from "./use-page-labels.ts";
import { usePages } from "./use-pages.ts";

/** Where a page stands in the footer: below which other, and behind which of those beside it. */
export function PagePlacingCard({ page, form }: { page: PageSaid; form: MergedForm<PagePlacingFields> }) {
  const t = useText();
  const label = usePlacingLabel();
  const others = (usePages().data?.pages ?? []).filter(({ id }) => id !== page.id);
  const { parentId, after } = form.values;
  const hasBelow = others.some((other) => other.parentId === page.id);
  const beside = others.filter((other) => other.parentId === parentId);
  const nameOf = (id: unknown) => others.find((other) => other.id === id)?.name ?? "";
  return (
    <Card title={t("OFFICE_PAGES_PLACING")}>
      <div className="fact-groups">
        {hasBelow ? (
          <p className="mute">{t("OFFICE_PAGES_HAS_BELOW")}</p>
        ) : (
          <Choice
            label={label("parentId")}
            value={String(parentId ?? "")}
            options={[
              ["", t("OFFICE_PAGES_TOP")],
              ...others.filter((other) => other.parentId === null).map(({ id, name }) => [String(id), name] as const),
            ]}
            onChange={(value) => {
              const next = value === "" ? null : Number(value);
              form.change({ parentId: next, after: others.findLast((other) => other.parentId === next)?.id ?? null });
            }}
          />
        )}
        <Choice
          label={label("after")}
          value={String(after ?? "")}
          options={[
            ["", t("OFFICE_PAGES_FIRST")],
            ...beside.map(({ id, name }) => [String(id), t("OFFICE_PAGES_AFTER_OF", { name })] as const),
          ]}
          onChange={(value) => form.change({ after: value === "" ? null : Number(value) })}
        />
        <OvertakenFields
          form={form}
          said={(name: keyof PagePlacingFields, value) => ({
            label: label(name),
            text: nameOf(value) || t(name === "parentId" ? "OFFICE_PAGES_TOP" : "OFFICE_PAGES_FIRST"),
          })}
        />
      </div>
    </Card>
  );
}
