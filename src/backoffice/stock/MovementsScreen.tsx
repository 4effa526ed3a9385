import { keepPreviousData, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import { type Movement, stockRoutes } from "../../contract/operator/stock.ts";
import { stockReasons } from "../../domain/catalogue/stock-movement.ts";
import { Field } from "../../ui/Field.tsx";
import { type AnswerOf, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { FilterChoice } from "../controls/Choice.tsx";
import { Days } from "../controls/Days.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { clockOf, dayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { csvFile } from "../orders/csv.ts";
import { saveFile } from "../save-file.ts";
import { useSpoken, useText } from "../text.ts";
import { movementsAskedBy, type MovementsAsked, movementsHref } from "./movements-address.ts";
import { MovementSentence, whoOf } from "./MovementSentence.tsx";
import { nameOf } from "./names.ts";
import { StockTabs } from "./StockTabs.tsx";
import "../log/log.css";
import "./stock.css";

/** Rows a file has at most. */
const mostRows = 10_000;

/** How stock has come about: of the shop or of one variant, day by day, the newest first; filtered by its address. */
export function MovementsScreen() {
  const t = useText();
  const [, go] = useLocation();
  const asked = movementsAskedBy(useSearch()) as MovementsAsked;
  const query = useInfiniteQuery({
    queryKey: ["stock-movements", asked],
    queryFn: ({ pageParam: after }) =>
      call(stockRoutes.stockMovements, { query: { ...asked, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const { data, error, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  const movements = data?.pages.flatMap((page) => page.movements) ?? [];
  const change = (changed: Partial<MovementsAsked>) =>
    go(movementsHref(asked as Record<string, string>, changed as Record<string, string>), { replace: true });
  return (
    <>
      <ScreenHead title={t("OFFICE_STOCK_MOVEMENTS")} acts={<CsvAct asked={asked} />} />
      <StockTabs current="/goods/stock/movements" />
      <Filters
        asked={asked}
        people={data?.pages.at(-1)?.people ?? []}
        one={asked.variant === undefined ? null : (movements[0] ?? null)}
        onChange={change}
      />
      {data === undefined && !error && <p className="mute">{t("OFFICE_LOADING")}</p>}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className="log-days">
          {movements.length === 0 && (
            <div className="log-empty">
              <h2>{t("OFFICE_MOVEMENTS_NONE")}</h2>
              <p>{t("OFFICE_MOVEMENTS_NONE_TEXT")}</p>
            </div>
          )}
          <Days rows={movements}>{(movement) => <MovementSentence movement={movement} />}</Days>
          <More query={{ hasNextPage, isFetchingNextPage, fetchNextPage }} />
        </div>
      )}
      {error && <Trouble error={error} retry={() => void refetch()} />}
    </>
  );
}

interface FiltersProps {
  asked: MovementsAsked;
  people: AnswerOf<(typeof stockRoutes)["stockMovements"]>["people"];
  /** A movement of the one variant that is asked for. */
  one: Movement | null;
  onChange: (change: Partial<MovementsAsked>) => void;
}

function Filters({ asked, people, one, onChange }: FiltersProps) {
  const t = useText();
  return (
    <div className="log-filters movement-filters">
      <FilterChoice
        label={t("OFFICE_STOCK_WHY")}
        value={asked.reason}
        options={stockReasons.map((reason) => [reason, t(`OFFICE_REASON_${reason.toUpperCase()}`)] as const)}
        onChange={(reason) => onChange({ reason } as Partial<MovementsAsked>)}
      />
      <FilterChoice
        label={t("OFFICE_LOG_WHO")}
        value={asked.by}
        options={people.map(({ id, name }) => [String(id), name] as const)}
        onChange={(by) => onChange({ by })}
      />
      <Field
        label={t("OFFICE_MOVEMENTS_FROM")}
        type="date"
        value={asked.from ?? ""}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <Field
        label={t("OFFICE_MOVEMENTS_TO")}
        type="date"
        value={asked.to ?? ""}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      {one !== null && <p>{t("OFFICE_MOVEMENTS_ONE", { name: nameOf(one) })}</p>}
      {Object.keys(asked).length > 0 && (
        <Act kind="plain" onClick={() => onChange({ variant: "", reason: "", by: "", from: "", to: "" } as object)}>
          {t("OFFICE_FILTERS_CLEAR")}
        </Act>
      )}
    </div>
  );
}

/** Gives the movements that are filtered out as a file for a spreadsheet. */
function CsvAct({ asked }: { asked: MovementsAsked }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const write = useMutation({
    mutationFn: async () => {
      const rows: Movement[] = [];
      let after: string | null = "";
      while (after !== null && rows.length < mostRows) {
        const query: MovementsAsked = { ...asked, limit: "100", ...(after !== "" && { after }) };
        const page: AnswerOf<(typeof stockRoutes)["stockMovements"]> = await call(stockRoutes.stockMovements, {
          query,
        });
        rows.push(...page.movements);
        after = page.next;
      }
      return { rows, isPart: after !== null };
    },
    onSuccess: ({ rows, isPart }) => {
      const head = [
        t("OFFICE_MOVEMENTS_WHEN"),
        t("OFFICE_MOVEMENTS_GOODS"),
        t("OFFICE_MOVEMENTS_VARIANT"),
        "SKU",
        t("OFFICE_MOVEMENTS_CHANGE"),
        t("OFFICE_MOVEMENTS_AFTER"),
        t("OFFICE_STOCK_WHY"),
        t("OFFICE_LOG_WHO"),
        t("OFFICE_ORDER_NUMBER"),
        t("OFFICE_STOCK_NOTE"),
      ];
      const cells = rows.map((row) => [
        `${dayOf(new Date(row.at))} ${clockOf(row.at, lanCode).padStart(5, "0")}`,
        row.product,
        row.variant,
        row.sku ?? "",
        String(row.change),
        String(row.stockAfter),
        t(`OFFICE_REASON_${row.reason.toUpperCase()}`),
        row.by === null || row.by.name !== null ? (row.by?.name ?? "") : whoOf(row.by, t),
        row.order === null ? "" : String(row.order),
        row.note,
      ]);
      saveFile(`${t("OFFICE_MOVEMENTS_FILE")}-${dayOf(new Date())}.csv`, csvFile([head, ...cells]), "text/csv");
      tell(isPart ? t("OFFICE_MOVEMENTS_CSV_PART", { count: rows.length }) : t("OFFICE_EXPORT_DONE"));
    },
  });
  return (
    <>
      <Act busy={write.isPending} onClick={() => write.mutate()}>
        {t("OFFICE_MOVEMENTS_CSV")}
      </Act>
      <Refused error={write.error} />
    </>
  );
}
