import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { orderChangeRoutes } from "../../contract/operator/order-changes.ts";
import { call, refusalOf } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { freshKey } from "../fresh-key.ts";
import { GoodsPicker, type PickedVariant } from "../goods/GoodsPicker.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { tell } from "../notice.ts";
import { useAct } from "../order/use-order.ts";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import {
  type ChangeDraft,
  type ChangeForm,
  changeOf,
  type DraftFields,
  draftIn,
  draftOf,
  fieldsIn,
  hasWrongPrice,
  isChanged,
  lackingOf,
  shortOf,
} from "./change-draft.ts";
import { changeFormOf, readChangeForm } from "./change-form.ts";
import { ChangeDelivery } from "./ChangeDelivery.tsx";
import { ChangeLines } from "./ChangeLines.tsx";
import { ChangeSums } from "./ChangeSums.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useFieldSaid } from "./use-field-said.ts";
import "../order/order-screen.css";
import "./change-screen.css";

/** The lines and the delivery of an order as they are to be, what that makes of its sums, and the one act that saves it. */
export function ChangeScreen({ number }: { number: string }) {
  const query = useQuery(changeFormOf(number));
  return (
    <Read query={query} notFound={<NotFound />}>
      {(form) => <Changing number={number} form={form} />}
    </Read>
  );
}

function Changing({ number, form }: { number: string; form: ChangeForm }) {
  const t = useText();
  const [, go] = useLocation();
  const back = `/orders/${number}`;
  useKeys({ up: () => go(back) });
  const now = fieldsIn(draftOf(form)) as DraftFields;
  const fields = useMergedForm<DraftFields>(
    `change-${number}`,
    { entity: "order", id: Number(number), part: "lines" },
    now,
  );
  const draft = draftIn(fields.values);
  const [key, setKey] = useState(freshKey);
  const set = (part: Partial<ChangeDraft>) => {
    fields.change(fieldsIn(part));
    setKey(freshKey());
  };
  const body = changeOf(form, draft);
  const changed = isChanged(form, draft) && !hasWrongPrice(draft);
  const lacking = changed ? lackingOf(form, draft) : null;
  const short = shortOf(form, draft);
  const ready = changed && lacking === null && short.length === 0;
  const preview = useQuery({
    queryKey: ["change-preview", number, form.versions.lines, body],
    queryFn: () => call(orderChangeRoutes.changePreview, { parameters: { number }, body }),
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
  });
  // What somebody else changed meanwhile makes other sums: they are shown before it is saved.
  const save = useAct(
    () =>
      call(orderChangeRoutes.changeOrder, { parameters: { number }, body, version: form.versions.lines, key }).catch(
        async (refused: unknown) => {
          if (refusalOf(refused) === "VERSION_OLD") await readChangeForm(number);
          throw refused;
        },
      ),
    () => {
      fields.forget();
      go(back);
      tell(t("OFFICE_CHANGED", { number }));
    },
  );
  const said = useFieldSaid(form);
  return (
    <>
      <ScreenHead title={t("OFFICE_CHANGE_ORDER", { number })} above={<BackLink href={back}>{number}</BackLink>} />
      {form.changeable ? (
        <>
          <div className="order-columns">
            <div>
              <ChangeLines form={form} draft={draft} onChange={set} />
              <Card title={t("OFFICE_GOODS_MORE")}>
                <GoodsPicker onPick={(picked) => set({ added: withPiece(draft, picked) })} />
              </Card>
            </div>
            <div className="order-side">
              <ChangeDelivery form={form} draft={draft} onChange={set} />
              <ChangeSums
                form={form}
                draft={draft}
                unchanged={!changed}
                preview={ready ? preview.data : undefined}
                onChange={set}
              />
            </div>
          </div>
          <DraftBack draft={fields} />
          <OvertakenFields form={fields} said={said} />
          <SaveBar
            currency={form.currency}
            preview={ready ? preview.data : undefined}
            ready={ready}
            lacking={lacking}
            busy={save.isPending || fields.overtaken.length > 0}
            short={short}
            error={save.error ?? (ready ? preview.error : null)}
            onSave={() => save.mutate(undefined)}
            onCancel={fields.forget}
            back={back}
          />
        </>
      ) : (
        <p>{t("OFFICE_REFUSED_STATE_NOT_REACHABLE")}</p>
      )}
    </>
  );
}

function withPiece({ added }: ChangeDraft, picked: PickedVariant): ChangeDraft["added"] {
  return added.some((one) => one.picked.variantId === picked.variantId)
    ? added.map((one) =>
        one.picked.variantId === picked.variantId
          ? { ...one, quantity: Math.min(picked.stock, 99, one.quantity + 1) }
          : one,
      )
    : [...added, { picked, quantity: 1, price: "" }];
}
