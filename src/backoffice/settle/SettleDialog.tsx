import { type FormEvent, useState } from "react";
import type { Order } from "../../contract/operator/order.ts";
import { moneyWays, settlementRoutes } from "../../contract/operator/settlements.ts";
import { reasonsOfKind } from "../../domain/order/settlement-reasons.ts";
import { Dialog } from "../../ui/Dialog.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useAct } from "../order/use-order.ts";
import { useText } from "../text.ts";
import { useMoney } from "../use-money.ts";
import { type Draft, firstDraft, kindsFor, settlingOf } from "./draft.ts";
import { ReasonField } from "./ReasonField.tsx";
import { SettleLines } from "./SettleLines.tsx";
import { SettlePreview } from "./SettlePreview.tsx";
import { useSettleButton } from "./settle-button.ts";
import { SumField } from "./SumField.tsx";
import { usePreview } from "./use-preview.ts";
import "../controls/modal.css";
import "./given-back.css";
import "./settle.css";

/** Cancels an order, gives back a part of it or lowers a price: goods, stock, money, document and email in one decision, each seen before. */
export function SettleDialog({ order, whole, onClose }: { order: Order; whole: boolean; onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(order, whole));
  const change = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }));
  const body = settlingOf(draft, order);
  const { data: preview, error, current } = usePreview(order, body);
  const [key] = useState(freshKey);
  const settle = useAct(
    () => call(settlementRoutes.settleOrder, { parameters: order, body: body!, version: order.versions.money, key }),
    (after) => {
      onClose();
      const sum = (preview?.back ?? []).map((way) => money(way.money)).join(" + ");
      tell(
        sum === ""
          ? t("OFFICE_SETTLE_DONE_NO_MONEY", { number: after.number })
          : t("OFFICE_SETTLE_DONE", { number: after.number, sum }),
      );
    },
  );
  const kinds = kindsFor(order);
  const { kind } = draft;
  const button = useSettleButton(order, { kind, preview: current ? preview : undefined });
  const onlyState = preview !== undefined && preview.correction === null && preview.back.length === 0;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (body !== null && current && error === null && !settle.isPending) settle.mutate(undefined);
  };
  return (
    <Dialog
      title={t("OFFICE_SETTLE_TITLE", { number: order.number })}
      closeLabel={t("OFFICE_CLOSE")}
      onClose={onClose}
      className="modal settle"
    >
      <form className="settle-form" onSubmit={send}>
        <div className="settle-choose">
          {kinds.length > 1 && (
            <fieldset className="settle-kinds">
              <legend className="field-label">{t("OFFICE_SETTLE_WHAT")}</legend>
              {kinds.map((one) => (
                <label key={one} className="tick-row">
                  <input
                    type="radio"
                    name="kind"
                    checked={kind === one}
                    onChange={() => change({ kind: one, reason: reasonsOfKind[one][0] })}
                  />
                  {t(`OFFICE_SETTLE_KIND_${one.toUpperCase()}`)}
                </label>
              ))}
            </fieldset>
          )}
          {kind === "reduction" && (
            <fieldset className="settle-kinds">
              <legend className="field-label">{t("OFFICE_SETTLE_LOWER")}</legend>
              {([true, false] as const).map((together) => (
                <label key={String(together)} className="tick-row">
                  <input
                    type="radio"
                    name="together"
                    checked={draft.together === together}
                    onChange={() => change({ together })}
                  />
                  {t(together ? "OFFICE_SETTLE_TOGETHER" : "OFFICE_SETTLE_BY_LINE")}
                </label>
              ))}
            </fieldset>
          )}
          {kind === "reduction" && draft.together ? (
            <SumField
              label={t("OFFICE_SETTLE_AGREED")}
              currency={order.currency}
              value={draft.agreed}
              onText={(agreed) => change({ agreed })}
            />
          ) : (
            <>
              <SettleLines order={order} draft={draft} onDraft={setDraft} />
              {(order.money?.shippingLeft ?? 0) > 0 && (
                <SumField
                  label={t("OFFICE_SETTLE_SHIPPING")}
                  currency={order.currency}
                  value={draft.shipping}
                  hint={shippingHint()}
                  onText={(shipping) => change({ shipping })}
                />
              )}
            </>
          )}
          {kind === "return" && (
            <SumField
              label={t("OFFICE_SETTLE_WITHHELD")}
              currency={order.currency}
              value={draft.withheld}
              hint={t("OFFICE_SETTLE_WITHHELD_HINT")}
              onText={(withheld) => change({ withheld })}
            />
          )}
          {kind === "return" && draft.withheld.trim() !== "" && (
            <ReasonField
              label={t("OFFICE_SETTLE_WITHHELD_WHY")}
              ready={["worn", "incomplete"]}
              value={draft.withheldReason}
              words={draft.withheldWords}
              language={order.language}
              onReason={(withheldReason) => change({ withheldReason })}
              onWords={(withheldWords) => change({ withheldWords })}
            />
          )}
          <ReasonField
            label={t("OFFICE_SETTLE_REASON")}
            ready={reasonsOfKind[kind]}
            value={draft.reason}
            words={draft.words}
            language={order.language}
            onReason={(reason) => change({ reason })}
            onWords={(words) => change({ words })}
          />
          {order.money?.paid && (
            <fieldset>
              <legend className="field-label">{t("OFFICE_SETTLE_MONEY")}</legend>
              {moneyWays.map((way) => (
                <label key={way} className="tick-row">
                  <input
                    type="radio"
                    name="money"
                    checked={draft.money === way}
                    onChange={() => change({ money: way })}
                  />
                  {t(`OFFICE_SETTLE_MONEY_${way.toUpperCase()}`)}
                </label>
              ))}
            </fieldset>
          )}
          <label className="tick-row">
            <input type="checkbox" checked={draft.tell} onChange={() => change({ tell: !draft.tell })} />
            {t("OFFICE_SETTLE_TELL")}
          </label>
        </div>
        <div className="settle-follows">
          <SettlePreview order={order} preview={body === null ? undefined : preview} error={error} stale={!current} />
          <Refused error={settle.error} />
          {kind === "cancellation" && order.parcels.some(({ sentAt }) => sentAt === null) && (
            <p role="note">
              <strong>{t("OFFICE_SETTLE_PACKED")}</strong>
            </p>
          )}
          <p className="settle-final">{t(onlyState ? "OFFICE_SETTLE_FINAL_STATE" : "OFFICE_SETTLE_FINAL")}</p>
          <div className="modal-acts">
            <Act type="submit" kind="signal" busy={settle.isPending || !current || error !== null}>
              {button}
            </Act>
            <Act kind="plain" onClick={onClose}>
              {t("OFFICE_SETTLE_LEAVE")}
            </Act>
          </div>
        </div>
      </form>
    </Dialog>
  );

  /** How much of the delivery the law gives back, where that is less than was paid for it. */
  function shippingHint(): string | undefined {
    if (kind !== "return" || order.money === undefined) return undefined;
    return order.money.shippingOwed < order.money.shippingLeft ? t("OFFICE_SETTLE_SHIPPING_HINT") : undefined;
  }
}
