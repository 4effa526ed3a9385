import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { type BulkGoodsSaid, bulkEditRoutes, bulkKindsFor } from "../../contract/operator/bulk-edits.ts";
import type { BulkOperation } from "../../domain/catalogue/bulk-edit.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { askedBy } from "../products/list-address.ts";
import { useSession } from "../session.ts";
import { useText } from "../text.ts";
import { firstTerms, kindCalled, operationOf, termsOf } from "./terms.ts";
import { TermFields } from "./TermFields.tsx";
import { takeOverBulkEdit } from "./use-bulk-edit.ts";
import { useSaid } from "./use-said.ts";
import "../controls/card.css";
import "./bulk.css";

/** Plans an edit of many goods: of which, and what is done to them. Its address names the goods by number or by a filter of the list, or an edit to begin from. */
export function NewBulkEditScreen() {
  const t = useText();
  const search = useSearch();
  const first = new URLSearchParams(search).get("from");
  const query = useQuery({
    queryKey: ["bulkEdit", first],
    queryFn: () => call(bulkEditRoutes.bulkEdit, { parameters: { id: first! } }),
    enabled: first !== null,
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_BULK_NEW")}
        above={
          <Link className="link" href="/goods/bulk">
            {t("OFFICE_BULK")}
          </Link>
        }
      />
      {first === null ? (
        <PlanForm key={search} goods={goodsIn(search)} operation={null} />
      ) : (
        <Read query={query}>{(edit) => <PlanForm key={edit.id} goods={edit.goods} operation={edit.operation} />}</Read>
      )}
    </>
  );
}

function PlanForm({ goods, operation: first }: { goods: BulkGoodsSaid; operation: BulkOperation | null }) {
  const t = useText();
  const said = useSaid();
  const [, go] = useLocation();
  const kinds = bulkKindsFor(useSession().permissions);
  const [terms, setTerms] = useState(() =>
    first === null ? { ...firstTerms, kind: kinds[0] ?? firstTerms.kind } : termsOf(first),
  );
  const operation = operationOf(terms);
  const plan = useMutation({
    mutationFn: (wanted: BulkOperation) => call(bulkEditRoutes.planBulkEdit, { body: { operation: wanted, goods } }),
    onSuccess: (edit) => {
      takeOverBulkEdit(edit);
      go(`/goods/bulk/${edit.id}`);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (operation !== null && !plan.isPending) plan.mutate(operation);
  };
  return (
    <form onSubmit={send}>
      <Card
        title={t("OFFICE_BULK_GOODS")}
        aside={
          <Link className="link" href="/goods">
            {t("OFFICE_BULK_GOODS_OTHER")}
          </Link>
        }
      >
        <p>{said.goods(goods)}</p>
      </Card>
      <Card title={t("OFFICE_BULK_WHAT")}>
        <div className="bulk-terms">
          <Choice
            label={t("OFFICE_BULK_WHICH")}
            value={terms.kind}
            options={kinds.map((kind) => [kind, t(`OFFICE_BULK_KIND_${kind.toUpperCase()}`)])}
            onChange={(kind) => setTerms({ ...terms, kind: kindCalled(kind) })}
          />
          <TermFields terms={terms} onChange={(some) => setTerms({ ...terms, ...some })} />
        </div>
      </Card>
      <Refused error={plan.error} />
      <div className="bulk-look">
        <p className="mute">{t("OFFICE_BULK_LOOK_TEXT")}</p>
        <Act type="submit" kind="signal" busy={plan.isPending} disabled={operation === null}>
          {t("OFFICE_BULK_LOOK")}
        </Act>
      </div>
    </form>
  );
}

/** Returns the goods an address names: by number, else what a list of that filter has, else all. */
function goodsIn(search: string): BulkGoodsSaid {
  const named = new URLSearchParams(search).get("products") ?? "";
  const ids = named
    .split(",")
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  if (ids.length > 0) return { ids };
  const { view = "all", q = "", category, brand } = askedBy(search);
  return {
    filter: {
      view,
      q,
      categoryId: category === undefined ? null : Number(category),
      brandId: brand === undefined ? null : Number(brand),
    },
  };
}
