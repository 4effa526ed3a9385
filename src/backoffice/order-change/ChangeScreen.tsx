import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { call, refusalOf } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { freshKey } from "../fresh-key.ts";
import { GoodsPicker } from "../goods/GoodsPicker.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { tell } from "../notice.ts";
import { useAct } from "../order/use-order.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { type ChangeDraft, type ChangeForm, changeOf, draftOf, hasWrongPrice, isChanged } from "./change-draft.ts";
import { ChangeDelivery } from "./ChangeDelivery.tsx";
import { ChangeLines } from "./ChangeLines.tsx";
import { ChangeSums } from "./ChangeSums.tsx";
import { SaveBar } from "./SaveBar.tsx";
import "./change-screen.css";

/** The lines and the delivery of an order as they are to be, what that makes of its sums, and the one act that saves it. */
export function ChangeScreen({ number }: { number: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["change-form", number],
    queryFn: () => call(operatorRoutes.changeForm, { parameters: { number } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const t = useText();
  if (data !== undefined) return <Changing key={data.versions.lines} number={number} form={data} />;
  if (error === null) return <p className="mute">{t("OFFICE_LOADING")}</p>;
  return refusalOf(error) === "NOT_FOUND" ? <NotFound /> : <Trouble error={error} retry={() => void refetch()} />;
}

function Changing({ number, form }: { number: string; form: ChangeForm }) {
  const t = useText();
  const [, go] = useLocation();
  const back = `/orders/${number}`;
  useKeys({ up: () => go(back) });
  const [draft, setDraft] = useState<ChangeDraft>(() => draftOf(form));
  const [key, setKey] = useState(freshKey);
  const set = (part: Partial<ChangeDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setKey(freshKey());
  };
  const body = changeOf(form, draft);
  const ready = isChanged(form, draft) && !hasWrongPrice(draft) && body.reason !== "";
  const preview = useQuery({
    queryKey: ["change-preview", number, body],
    queryFn: () => call(operatorRoutes.changePreview, { parameters: { number }, body }),
    enabled: ready,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const save = useAct(
    () => call(operatorRoutes.changeOrder, { parameters: { number }, body, version: form.versions.lines, key }),
    () => {
      go(back);
      tell(t("OFFICE_CHANGED", { number }));
    },
  );
  return (
    <>
      <ScreenHead
        title={t("OFFICE_CHANGE_ORDER", { number })}
        above={
          <Link href={back} className="order-back">
            <Icon name="left" small /> {number}
          </Link>
        }
      />
      {form.changeable ? (
        <form
          className="change-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (ready && !save.isPending) save.mutate(undefined);
          }}
        >
          <div className="order-columns">
            <div>
              <ChangeLines form={form} draft={draft} onChange={set} />
            </div>
            <div className="order-side">
              <ChangeDelivery form={form} draft={draft} onChange={set} />
              <ChangeSums form={form} draft={draft} preview={ready ? preview.data : undefined} onChange={set} />
            </div>
          </div>
          <SaveBar
            currency={form.currency}
            preview={ready ? preview.data : undefined}
            ready={ready}
            busy={save.isPending || preview.isFetching}
            error={save.error ?? (ready ? preview.error : null)}
            onAgain={() => void queryClient.invalidateQueries({ queryKey: ["change-form", number] })}
            back={back}
          />
        </form>
      ) : (
        <p>{t("OFFICE_REFUSED_STATE_NOT_REACHABLE")}</p>
      )}
      {form.changeable && (
        <Card title={t("OFFICE_GOODS_MORE")} className="change-add">
          <GoodsPicker
            onPick={(picked) => {
              const at = draft.added.findIndex((one) => one.picked.variantId === picked.variantId);
              set({
                added:
                  at < 0
                    ? [...draft.added, { picked, quantity: 1, price: "" }]
                    : draft.added.map((one, index) => (index === at ? { ...one, quantity: one.quantity + 1 } : one)),
              });
            }}
          />
        </Card>
      )}
    </>
  );
}
