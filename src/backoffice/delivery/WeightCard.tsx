import { Link } from "wouter";
import type { Delivery } from "../../contract/operator/delivery.ts";
import { Card } from "../controls/Card.tsx";
import { useText } from "../text.ts";

/** Whether the weight of goods counts in prices, and which goods have none. */
export function WeightCard({ weight: { counts, unweighed, first } }: { weight: Delivery["weight"] }) {
  const t = useText();
  const others = unweighed - first.length;
  return (
    <Card title={t("OFFICE_DELIVERY_WEIGHT")}>
      <p>
        {t(counts ? "OFFICE_DELIVERY_WEIGHT_COUNTS" : "OFFICE_DELIVERY_WEIGHT_NOT")}{" "}
        <Link className="link" href="/settings/rules">
          {t("OFFICE_RULES")}
        </Link>
      </p>
      {unweighed > 0 && (
        <>
          <p className={counts ? "delivery-trouble" : "mute"}>{t("OFFICE_DELIVERY_UNWEIGHED", { count: unweighed })}</p>
          <ul>
            {first.map(({ id, name }) => (
              <li key={id}>
                <Link className="link" href={`/goods/${id}`}>
                  {name}
                </Link>
              </li>
            ))}
            {others > 0 && <li className="mute">{t("OFFICE_DELIVERY_UNWEIGHED_OTHERS", { count: others })}</li>}
          </ul>
        </>
      )}
    </Card>
  );
}
