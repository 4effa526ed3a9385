import {
  frontLimits,
  type FrontRow,
  isNow,
  newRow,
  type RowKind,
  rowSizes,
  rowsOf,
  rowsOnce,
} from "../../domain/content/front.ts";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { useText } from "../text.ts";
import { FrontItem } from "./FrontItem.tsx";
import { FrontList } from "./FrontList.tsx";
import { isEmpty } from "./drawable.ts";
import { HeroCard } from "./HeroCard.tsx";
import { withChanged, without } from "./lists.ts";
import { timeOf } from "./minutes.ts";
import type { PartFormProps } from "./part-form.ts";
import { SpanFields } from "./SpanFields.tsx";
import { useTargetNames } from "./target-names.ts";
import { TargetFinder } from "./TargetField.tsx";
import { WordsField } from "./WordsField.tsx";

/** The home page: how it begins, and its rows. */
export function HomeForm({ form, language, minute }: PartFormProps<"home">) {
  const t = useText();
  const { nameOf } = useTargetNames();
  const { hero, rows } = form.values;
  const put = (next: FrontRow[]) => form.change({ rows: next });
  const called = ({ kind, id, title }: FrontRow) => {
    const of = id === null || kind === "products" ? undefined : nameOf(kind as "category", id)?.name;
    return [t(`OFFICE_FRONT_ROW_${kind.toUpperCase()}`), of, title[language] || title.pl].filter(Boolean).join(" · ");
  };
  const stateOf = (row: FrontRow) => {
    if (isEmpty(row)) return t("OFFICE_FRONT_ROW_EMPTY");
    if (row.hidden) return t("OFFICE_FRONT_HIDDEN");
    const time = timeOf(row, minute);
    return time === "now" ? null : t(time === "waits" ? "OFFICE_FRONT_WAITS" : "OFFICE_FRONT_OVER");
  };
  // The page counts the rows that it shows.
  const onPage = rows.filter((row) => !row.hidden && !isEmpty(row) && isNow(row, minute));
  const kinds = [...rowsOnce.filter((kind) => rows.every((row) => row.kind !== kind)), ...rowsOf];
  return (
    <>
      <HeroCard
        hero={hero}
        language={language}
        minute={minute}
        onChange={(some) => form.change({ hero: { ...hero, ...some } })}
      />
      <Card title={t("OFFICE_FRONT_ROWS")}>
        <FrontList
          list={rows}
          nameOf={called}
          onChange={put}
          renderOne={(row, at, move) => {
            const change = (some: Partial<FrontRow>) => put(withChanged(rows, at, some));
            return (
              <FrontItem
                key={keyOf(rows, at)}
                name={called(row)}
                state={stateOf(row)}
                at={at}
                count={rows.length}
                shown={onPage.includes(row) ? `rows/${onPage.indexOf(row)}` : undefined}
                isNew={isEmpty(row)}
                onMove={move}
                onRemove={() => put(without(rows, at))}
              >
                <RowFields row={row} language={language} onChange={change} />
              </FrontItem>
            );
          }}
        />
        {rows.length < frontLimits.rows && (
          <Choice
            label={t("OFFICE_FRONT_ROW_ADD")}
            value=""
            options={[["", "–"], ...kinds.map((kind) => [kind, t(`OFFICE_FRONT_ROW_${kind.toUpperCase()}`)] as const)]}
            onChange={(kind) => kind !== "" && put([...rows, newRow(kind as RowKind)])}
          />
        )}
      </Card>
    </>
  );
}

/** Rows that are moved stay what they are: of a kind and a thing, the first or the second. */
function keyOf(rows: readonly FrontRow[], at: number): string {
  const { kind } = rows[at]!;
  return `${kind} ${rows.slice(0, at).filter((row) => row.kind === kind).length}`;
}

interface RowFieldsProps extends Pick<PartFormProps<"home">, "language"> {
  row: FrontRow;
  onChange: (some: Partial<FrontRow>) => void;
}

function RowFields({ row, language, onChange }: RowFieldsProps) {
  const t = useText();
  const { kind, id, ids, most, hidden, title } = row;
  const hasProducts = !["tiles", "looks", "look", "brands", "products"].includes(kind);
  return (
    <>
      {(kind === "category" || kind === "manufacturer" || kind === "look") && (
        <TargetFinder kind={kind} onPick={(found) => onChange({ id: found.id })} />
      )}
      {kind === "products" && <ChosenProducts ids={ids} onChange={(next) => onChange({ ids: next })} />}
      {(id !== null || kind !== "brands") && (
        <WordsField
          label={t("OFFICE_FRONT_ROW_TITLE")}
          words={title}
          language={language}
          longest={frontLimits.title}
          onChange={(words) => onChange({ title: words })}
        />
      )}
      {hasProducts && (
        <Choice
          label={t("OFFICE_FRONT_ROW_MOST")}
          value={String(most)}
          options={rowSizes.map((size) => [String(size), String(size)] as const)}
          onChange={(size) => onChange({ most: rowSizes.find((one) => String(one) === size)! })}
        />
      )}
      <label className="tick-row">
        <input type="checkbox" checked={!hidden} onChange={() => onChange({ hidden: !hidden })} />
        {t("OFFICE_FRONT_SHOW")}
      </label>
      <SpanFields span={row} onChange={onChange} />
    </>
  );
}

function ChosenProducts({ ids, onChange }: { ids: number[]; onChange: (ids: number[]) => void }) {
  const t = useText();
  const { nameOf } = useTargetNames();
  const called = (id: number) => nameOf("product", id)?.name ?? t("OFFICE_FRONT_GONE");
  return (
    <>
      <FrontList
        list={ids}
        nameOf={called}
        onChange={onChange}
        renderOne={(id, at, move) => (
          <FrontItem
            key={id}
            name={called(id)}
            at={at}
            count={ids.length}
            onMove={move}
            onRemove={() => onChange(without(ids, at))}
          />
        )}
      />
      {ids.length < frontLimits.products && (
        <TargetFinder kind="product" onPick={({ id }) => !ids.includes(id) && onChange([...ids, id])} />
      )}
    </>
  );
}
