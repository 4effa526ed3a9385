import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type * as v from "valibot";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import "./known-buyers.css";

type Buyer = v.InferOutput<(typeof operatorRoutes)["buyers"]["answer"]>["buyers"][number];

/** Finds who has ordered before; a press fills in the address they gave last. */
export function KnownBuyers({ onPick }: { onPick: (buyer: Buyer) => void }) {
  const t = useText();
  const may = useMay("buyers.contact");
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const { data, error, isFetching } = useQuery({
    queryKey: ["buyers", asked],
    queryFn: () => call(operatorRoutes.buyers, { query: { q: asked } }),
    enabled: asked.length >= 3,
    gcTime: 0,
  });
  if (!may) return null;
  const find = (event: FormEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <div className="known-buyers">
      <form role="search" className="goods-find" onSubmit={find}>
        <label>
          <span className="hidden-text">{t("OFFICE_BUYER_FIND")}</span>
          <input
            type="search"
            className="input"
            enterKeyHint="search"
            placeholder={t("OFFICE_BUYER_FIND")}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <Act type="submit" kind="plain" busy={isFetching}>
          {t("OFFICE_FIND_DO")}
        </Act>
      </form>
      <Refused error={error} />
      <div role="status">{data?.buyers.length === 0 && <p className="mute">{t("OFFICE_BUYER_NONE")}</p>}</div>
      {data !== undefined && data.buyers.length > 0 && (
        <ul>
          {data.buyers.map((buyer) => (
            <li key={buyer.email}>
              <button
                type="button"
                className="goods-size"
                onClick={() => {
                  onPick(buyer);
                  setAsked("");
                }}
              >
                <strong>
                  {buyer.shippingFirstName} {buyer.shippingLastName}
                </strong>
                <span>
                  {[buyer.email, buyer.shippingCity, t(buyer.hasAccount ? "OFFICE_HAS_ACCOUNT" : "OFFICE_GUEST")]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
