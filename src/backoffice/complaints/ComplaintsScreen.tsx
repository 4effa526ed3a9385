import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearch } from "wouter";
import { complaintRoutes } from "../../contract/operator/complaints.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Views } from "../controls/Views.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { useText } from "../text.ts";
import { ComplaintDue, ComplaintStatus } from "./ComplaintDue.tsx";
import { EnterComplaint } from "./EnterComplaint.tsx";
import { complaintsKey } from "./use-complaint.ts";
import "../returns/returns.css";

/** The register of complaints: what is to be answered, the first due at the top, or all. */
export function ComplaintsScreen() {
  const t = useText();
  const [entering, setEntering] = useState(false);
  const view = new URLSearchParams(useSearch()).get("view") === "all" ? "all" : "waiting";
  const query = useQuery({
    queryKey: [...complaintsKey, view],
    queryFn: () => call(complaintRoutes.complaints, { query: { view } }),
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_COMPLAINTS")}
        acts={
          <>
            <HistoryLink entity="complaint" />
            <Act onClick={() => setEntering(true)}>{t("OFFICE_COMPLAINT_ENTER")}</Act>
          </>
        }
      />
      <Views
        path="/complaints"
        current={view}
        views={[
          { view: "waiting", title: t("OFFICE_COMPLAINTS_WAITING") },
          { view: "all", title: t("OFFICE_COMPLAINTS_ALL") },
        ]}
      />
      <Listed
        query={query}
        rows={(data) => data.complaints}
        none={{ title: t("OFFICE_COMPLAINTS_NONE"), text: t("OFFICE_COMPLAINTS_NONE_TEXT") }}
      >
        {(complaints) => (
          <ul className="card return-rows">
            {complaints.map((row) => (
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
      </Listed>
      {entering && <EnterComplaint onClose={() => setEntering(false)} />}
    </>
  );
}
