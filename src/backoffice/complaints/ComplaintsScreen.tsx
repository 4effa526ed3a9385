import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import { ComplaintDue, ComplaintStatus } from "./ComplaintDue.tsx";
import { EnterComplaint } from "./EnterComplaint.tsx";
import { complaintsKey } from "./use-complaint.ts";
import "../orders/view-tabs.css";
import "../returns/returns.css";

/** The register of complaints: what is to be answered, the first due at the top, or all. */
export function ComplaintsScreen() {
  const t = useText();
  const [entering, setEntering] = useState(false);
  const view = new URLSearchParams(useSearch()).get("view") === "all" ? "all" : "waiting";
  const { data, error, refetch } = useQuery({
    queryKey: [...complaintsKey, view],
    queryFn: () => call(operatorRoutes.complaints, { query: { view } }),
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_COMPLAINTS")}
        acts={<Act onClick={() => setEntering(true)}>{t("OFFICE_COMPLAINT_ENTER")}</Act>}
      />
      <nav aria-label={t("OFFICE_VIEWS")}>
        <ul className="view-tabs">
          {(["waiting", "all"] as const).map((one) => (
            <li key={one}>
              <Link
                href={one === "all" ? "/complaints?view=all" : "/complaints"}
                aria-current={view === one ? "page" : undefined}
              >
                {t(one === "all" ? "OFFICE_COMPLAINTS_ALL" : "OFFICE_COMPLAINTS_WAITING")}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {error !== null && data === undefined ? (
        <Trouble error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : data.complaints.length === 0 ? (
        <div className="card returns-none">
          <h2>{t("OFFICE_COMPLAINTS_NONE")}</h2>
          <p className="mute">{t("OFFICE_COMPLAINTS_NONE_TEXT")}</p>
        </div>
      ) : (
        <ul className="card return-rows">
          {data.complaints.map((row) => (
            <li key={row.id}>
              <div>
                <p>
                  <Link href={`/complaints/${row.id}`} className="return-link">
                    <strong>{row.name}</strong>
                  </Link>
                </p>
                <p className="mute">
                  {row.order !== null && `${t("OFFICE_ORDER", { number: row.order })} · `}
                  {t(`OFFICE_COMPLAINT_DEMAND_${row.demand.toUpperCase()}`)} · <Moment at={row.receivedAt} />
                </p>
                <p>
                  <ComplaintDue {...row} />
                </p>
              </div>
              <ComplaintStatus {...row} />
            </li>
          ))}
        </ul>
      )}
      {entering && <EnterComplaint onClose={() => setEntering(false)} />}
    </>
  );
}
