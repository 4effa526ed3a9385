import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type * as v from "valibot";
import { phoneOrderRoutes } from "../../contract/operator/phone-orders.ts";
import { call } from "../api.ts";
import { FindForm } from "../controls/FindForm.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import "./known-buyers.css";

type Buyer = v.InferOutput<(typeof phoneOrderRoutes)["buyers"]["answer"]>["buyers"][number];

/** Finds who has ordered before; a press fills in the address they gave last. */
export function KnownBuyers({ onPick }: { onPick: (buyer: Buyer) => void }) {
  const t = useText();
  const may = useMay("buyers.contact");
  const [asked, setAsked] = useState("");
  const { data, error, isFetching } = useQuery({
    queryKey: ["buyers", asked],
    queryFn: () => call(phoneOrderRoutes.buyers, { query: { q: asked } }),
    enabled: asked.length >= 3,
    gcTime: 0,
  });
  if (!may) return null;
  return (
    <div className="known-buyers">
      <FindForm label={t("OFFICE_BUYER_FIND")} busy={isFetching} onFind={setAsked} />
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
