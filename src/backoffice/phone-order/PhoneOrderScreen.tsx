import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { phoneOrderRoutes } from "../../contract/operator/phone-orders.ts";
import { call, problemAt } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { freshKey } from "../fresh-key.ts";
import { GoodsPicker, type PickedVariant } from "../goods/GoodsPicker.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { tell } from "../notice.ts";
import { AddressForm } from "../order-change/AddressForm.tsx";
import { takeOver } from "../order/use-order.ts";
import { useSpoken, useText } from "../text.ts";
import { useDraft } from "../use-draft.ts";
import { useMoney } from "../use-money.ts";
import { KnownBuyers } from "./KnownBuyers.tsx";
import { emptyDraft, goodsOf, phoneDraft, type PhoneDraft, lackingOf, placingOf } from "./phone-draft.ts";
import { PhoneLines } from "./PhoneLines.tsx";
import { PhoneWays } from "./PhoneWays.tsx";
import "../order/order-screen.css";
import "../order-change/change-screen.css";

/** An order that is taken down for its buyer while they are on the telephone: goods, address, delivery and payment on one screen. */
export function PhoneOrderScreen() {
  const t = useText();
  const money = useMoney();
  const [, go] = useLocation();
  const language = useSpoken((spoken) => spoken.lanCode);
  useKeys({ up: () => go("/orders") });
  const stored = useDraft("phone-order", phoneDraft, emptyDraft(language));
  const draft = stored.value;
  const [key, setKey] = useState(freshKey);
  const set = (part: Partial<PhoneDraft>) => {
    stored.write({ ...draft, ...part });
    setKey(freshKey());
  };
  const asked = {
    ...goodsOf(draft),
    ...(draft.paymentId === null ? {} : { paymentId: draft.paymentId }),
    ...(draft.shippingId === null ? {} : { shippingId: draft.shippingId }),
  };
  const quote = useQuery({
    queryKey: ["quote", asked],
    queryFn: () => call(phoneOrderRoutes.quoteOrder, { body: asked }),
    enabled: draft.lines.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const body = placingOf(draft);
  const place = useMutation({
    mutationFn: () => call(phoneOrderRoutes.placeOrder, { body: body!, key }),
    onSuccess: (order) => {
      stored.forget();
      takeOver(order);
      go(`/orders/${order.number}`);
      tell(t("OFFICE_ORDER_PLACED_NOW", { number: order.number }));
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (body !== null && !place.isPending) place.mutate();
  };
  const lacking = draft.lines.length > 0 ? lackingOf(draft) : [];
  const total = draft.lines.length > 0 ? quote.data?.total : undefined;
  return (
    <>
      <ScreenHead title={t("OFFICE_ORDER_NEW")} above={<BackLink href="/orders">{t("OFFICE_ORDERS")}</BackLink>} />
      <DraftBack draft={stored} />
      <div className="order-columns">
        <div>
          <Card title={t("OFFICE_GOODS")} flush={draft.lines.length > 0}>
            <PhoneLines draft={draft} onChange={set} />
          </Card>
          <Card title={t("OFFICE_GOODS_MORE")}>
            <GoodsPicker onPick={(picked) => set({ lines: withPiece(draft, picked) })} />
          </Card>
          <Card title={t("OFFICE_BUYER")}>
            <KnownBuyers
              onPick={({ countryId, hasAccount: _account, ...buyer }) => set({ buyer, countryId, shippingId: null })}
            />
            <AddressForm
              values={draft.buyer}
              wrong={problemAt(place.error)}
              onChange={(part) => set({ buyer: { ...draft.buyer, ...part } })}
            />
          </Card>
        </div>
        <div className="order-side">
          <PhoneWays draft={draft} quote={draft.lines.length > 0 ? quote.data : undefined} onChange={set} />
        </div>
      </div>
      <form className="save-bar" onSubmit={send}>
        <div role="status" className="save-bar-words">
          {place.error !== null ? (
            <Refused error={place.error} />
          ) : quote.error !== null && draft.lines.length > 0 ? (
            <Refused error={quote.error} />
          ) : (
            <p>
              {total === undefined
                ? t("OFFICE_PHONE_EMPTY")
                : t("OFFICE_PHONE_TOTAL", { sum: money({ amount: total, currency: draft.currency }) })}
              {lacking.length > 0 && (
                <span className="mute">
                  {" · "}
                  {t("OFFICE_PHONE_LACKING", { what: lacking.map((name) => t(name)).join(", ") })}
                </span>
              )}
            </p>
          )}
        </div>
        <Act type="submit" kind="signal" busy={place.isPending} disabled={body === null}>
          {t("OFFICE_PHONE_PLACE")}
        </Act>
      </form>
    </>
  );
}

function withPiece({ lines }: PhoneDraft, picked: PickedVariant): PhoneDraft["lines"] {
  return lines.some((line) => line.picked.variantId === picked.variantId)
    ? lines.map((line) =>
        line.picked.variantId === picked.variantId
          ? { ...line, quantity: Math.min(picked.stock, 99, line.quantity + 1) }
          : line,
      )
    : [...lines, { picked, quantity: 1, price: "" }];
}
