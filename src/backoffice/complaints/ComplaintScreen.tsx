import { useLocation } from "wouter";
import { type Complaint, complaintRoutes } from "../../contract/operator/complaints.ts";
import { call } from "../api.ts";
import { BackLink } from "../controls/BackLink.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { useKeys } from "../keyboard/use-keys.ts";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { MatchOrder, OfOrder } from "../order/OfOrder.tsx";
import { useText } from "../text.ts";
import { Answer, TakeAnswerBack, UnsentAnswer } from "./Answer.tsx";
import { CarryOut } from "./CarryOut.tsx";
import { ComplaintDue, ComplaintStatus } from "./ComplaintDue.tsx";
import { Photo } from "./Photo.tsx";
import { useComplaint, useComplaintAct } from "./use-complaint.ts";
import "../order/order-screen.css";
import "../order/facts.css";
import "./complaint-screen.css";

/** One complaint: what is wrong, what is asked for, the decision, and carrying it out. */
export function ComplaintScreen({ id }: { id: string }) {
  const query = useComplaint(id);
  const [, go] = useLocation();
  useKeys({ up: () => go("/complaints") });
  return (
    <Read query={query} notFound={<NotFound />}>
      {(shown) => <OneComplaint complaint={shown} />}
    </Read>
  );
}

function OneComplaint({ complaint }: { complaint: Complaint }) {
  const t = useText();
  const chosen = complaint.lines.flatMap(({ complained, name, variant }) =>
    complained === 0 ? [] : [`${complained} × ${name} ${variant}`.trim()],
  );
  return (
    <>
      <ScreenHead
        title={t("OFFICE_COMPLAINT", { number: complaint.id })}
        above={<BackLink href="/complaints">{t("OFFICE_COMPLAINTS")}</BackLink>}
        states={
          <p className="order-states">
            <ComplaintStatus {...complaint} />
            <ComplaintDue {...complaint} />
          </p>
        }
        acts={<HistoryLink entity="complaint" id={complaint.id} />}
      />
      <div className="order-columns">
        <div>
          <Card
            title={t("OFFICE_COMPLAINT_DEFECT")}
            aside={t(`OFFICE_COMPLAINT_DEMAND_${complaint.demand.toUpperCase()}`)}
          >
            {chosen.length > 0 && <p className="breaks">{chosen.join("; ")}</p>}
            <p className="breaks">{complaint.defect}</p>
            {complaint.since !== "" && <p className="mute">{`${t("OFFICE_COMPLAINT_SINCE")}: ${complaint.since}`}</p>}
            {complaint.photos.length > 0 && (
              <ul className="complaint-photos">
                {complaint.photos.map((photo, index) => (
                  <Photo key={photo} complaint={complaint.id} photo={photo} index={index} />
                ))}
              </ul>
            )}
          </Card>
          {complaint.outcome === null ? (
            <Answer complaint={complaint} />
          ) : (
            <>
              <Card
                title={t("OFFICE_COMPLAINT_LETTER")}
                aside={complaint.answeredAt !== null && <Moment at={complaint.answeredAt} />}
              >
                <p className="breaks">{complaint.answer}</p>
                <TakeAnswerBack complaint={complaint} />
              </Card>
              <UnsentAnswer complaint={complaint} />
            </>
          )}
        </div>
        <div className="order-side">
          <Card title={complaint.name}>
            {complaint.email !== undefined && (
              <p>
                <a className="link" href={`mailto:${complaint.email}`}>
                  {complaint.email}
                </a>
              </p>
            )}
            <OfOrder {...complaint} />
            <p className="mute">
              {t("OFFICE_WITHDRAWAL_RECEIVED")} <Moment at={complaint.receivedAt} />
            </p>
            <Which key={complaint.version} complaint={complaint} />
          </Card>
          {complaint.outcome !== null && complaint.closedAt === null && <CarryOut complaint={complaint} />}
        </div>
      </div>
    </>
  );
}

/** Of which order, and of which line of it, a complaint is. */
function Which({ complaint }: { complaint: Complaint }) {
  const t = useText();
  const match = useComplaintAct(complaint, (body: { order: number; position: number | null }) =>
    call(complaintRoutes.matchComplaint, { parameters: { id: complaint.id }, body, version: complaint.version }),
  );
  if (complaint.order === null)
    return <MatchOrder sending={match} onOrder={(order) => match.mutate({ order, position: null })} />;
  const { order } = complaint;
  return (
    <div className="field">
      <label className="field-label" htmlFor="complaint-line">
        {t("OFFICE_COMPLAINT_LINE")}
      </label>
      <select
        id="complaint-line"
        className="input"
        value={complaint.position ?? ""}
        disabled={match.isPending}
        onChange={({ currentTarget: { value } }) =>
          match.mutate({ order, position: value === "" ? null : Number(value) })
        }
      >
        <option value="">{t("OFFICE_COMPLAINT_LINE_NONE")}</option>
        {complaint.lines.map((line) => (
          <option key={line.position} value={line.position}>
            {`${line.name} ${line.variant}`.trim()}
          </option>
        ))}
      </select>
      <Refused error={match.error} />
    </div>
  );
}
