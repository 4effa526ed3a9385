import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { priceCutRoutes } from "../../contract/operator/price-cuts.ts";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { ProductPicker } from "../products/ProductPicker.tsx";
import { readAgain } from "../read-again.ts";
import { useCount, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { useRested } from "../use-rested.ts";
import { CutPreview } from "./CutPreview.tsx";
import { CutTerms } from "./CutTerms.tsx";
import { firstTerms, reductionOf } from "./terms.ts";
import "../controls/card.css";
import "./price-cuts.css";

/** Milliseconds after the last key until it is asked what shoppers would see. */
const patience = 250;

/** Plans a price for a time: of which goods, how much less and when; before it is saved what a shopper will see. Its address names goods to begin with. */
export function NewCutScreen() {
  const t = useText();
  const counted = useCount();
  const [, go] = useLocation();
  const named = new URLSearchParams(useSearch()).get("products") ?? "";
  const [ids, setIds] = useState(() =>
    named
      .split(",")
      .map(Number)
      .filter((id) => Number.isSafeInteger(id) && id > 0),
  );
  const [terms, setTerms] = useState(firstTerms);
  const [key, setKey] = useState(freshKey);
  const reduction = reductionOf(terms);
  const isBackwards = terms.from !== "" && terms.to !== "" && terms.to <= terms.from;
  const body =
    ids.length === 0 || reduction === null || isBackwards
      ? null
      : {
          goods: ids.map((productId) => ({ productId, variantId: null })),
          reduction,
          from: terms.from || null,
          to: terms.to || null,
        };
  const wanted = body === null ? null : JSON.stringify(body);
  const asked = useRested(wanted, patience);
  const preview = useQuery({
    queryKey: ["price-cut-preview", asked],
    queryFn: () => call(priceCutRoutes.priceCutPreview, { body: JSON.parse(asked!) as NonNullable<typeof body> }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const rows = body === null ? [] : (preview.data?.rows ?? []);
  // What is shown is of what is typed now, or nothing is to be pressed yet.
  const isOld = asked !== wanted || preview.isFetching;
  const able = rows.filter(({ refused }) => refused === null);
  const plan = useMutation({
    mutationFn: () =>
      act(priceCutRoutes.planPriceCuts, {
        body: {
          cuts: able.map(({ productId, variantId, price }) => ({
            productId,
            variantId,
            price,
            from: body?.from ?? null,
            to: body?.to ?? null,
          })),
        },
        key,
      }),
    onSuccess: async ({ answer, logged }) => {
      setKey(freshKey());
      await readAgain([{ entity: "priceCut", id: String(answer.planned[0] ?? 0) }]);
      // What was refused since it was shown stands in the preview, which has been read again.
      if (answer.planned.length === 0) return;
      tell(counted("OFFICE_CUTS_PLANNED", answer.planned.length), undoOf(logged));
      go("/goods/cuts");
    },
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_CUTS_NEW")}
        above={
          <Link className="link" href="/goods/cuts">
            {t("OFFICE_CUTS")}
          </Link>
        }
      />
      <Card title={t("OFFICE_CUT_GOODS")}>
        <ProductPicker label={t("OFFICE_GOODS_FIND")} picked={ids} onPick={({ id }) => setIds([...ids, id])} />
      </Card>
      <Card title={t("OFFICE_CUT_TERMS")}>
        <CutTerms terms={terms} isBackwards={isBackwards} onChange={(some) => setTerms({ ...terms, ...some })} />
      </Card>
      <Card title={t("OFFICE_CUT_SEEN")} flush>
        <CutPreview
          rows={rows}
          isOld={isOld}
          waits={t(ids.length === 0 ? "OFFICE_CUT_WAITS_GOODS" : "OFFICE_CUT_WAITS_TERMS")}
          onLeave={(productId) => setIds(ids.filter((id) => id !== productId))}
        />
      </Card>
      <Refused error={preview.error ?? plan.error} />
      <div className="cut-save">
        <Act kind="signal" busy={plan.isPending || isOld} disabled={able.length === 0} onClick={() => plan.mutate()}>
          {able.length === 0 ? t("OFFICE_CUT_PLAN") : counted("OFFICE_CUT_PLAN_COUNT", able.length)}
        </Act>
      </div>
    </>
  );
}
