import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { operatorRoutes } from "../../contract/operator/routes.ts";
import { type Demand, demands } from "../../domain/complaint/complaint.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { freshKey } from "../fresh-key.ts";
import { dayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { useNow } from "../now.ts";
import { useText } from "../text.ts";
import { showComplaint } from "./use-complaint.ts";

/** Enters a complaint that came by letter, telephone or over the counter. */
export function EnterComplaint({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const [key] = useState(freshKey);
  const today = dayOf(useNow((clock) => clock.now));
  const enter = useMutation({
    mutationFn: (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? "").trim();
      return call(operatorRoutes.enterComplaint, {
        body: {
          order: Number(text("order")),
          name: text("name"),
          email: text("email"),
          received: text("received"),
          since: text("since"),
          defect: text("defect"),
          demand: text("demand") as Demand,
        },
        key,
      });
    },
    onSuccess: (after) => {
      showComplaint(after);
      tell(t("OFFICE_COMPLAINT_ENTERED", { number: after.id }));
      onClose();
      go(`/complaints/${after.id}`);
    },
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!enter.isPending) enter.mutate(new FormData(event.currentTarget));
  };
  return (
    <Modal title={t("OFFICE_COMPLAINT_ENTER")} onClose={onClose}>
      <form className="modal-form" onSubmit={send}>
        <Field
          label={t("OFFICE_STATEMENT_ORDER")}
          name="order"
          required
          inputMode="numeric"
          pattern="[1-9][0-9]{0,14}"
        />
        <Field label={t("OFFICE_COMPLAINT_NAME")} name="name" required maxLength={100} />
        <Field label={t("OFFICE_EMAIL")} name="email" type="email" required maxLength={254} />
        <Field
          label={t("OFFICE_COMPLAINT_RECEIVED")}
          name="received"
          type="date"
          required
          max={today}
          defaultValue={today}
        />
        <Field label={t("OFFICE_COMPLAINT_SINCE")} name="since" maxLength={100} />
        <TextArea label={t("OFFICE_COMPLAINT_DEFECT")} name="defect" required maxLength={4000} rows={4} />
        <div className="field">
          <label className="field-label" htmlFor="complaint-demand">
            {t("OFFICE_COMPLAINT_DEMAND")}
          </label>
          <select id="complaint-demand" className="input" name="demand">
            {demands.map((demand) => (
              <option key={demand} value={demand}>
                {t(`OFFICE_COMPLAINT_DEMAND_${demand.toUpperCase()}`)}
              </option>
            ))}
          </select>
        </div>
        <Refused error={enter.error} />
        <div className="modal-acts">
          <Act type="submit" kind="signal" busy={enter.isPending}>
            {t("OFFICE_COMPLAINT_ENTER")}
          </Act>
          <Act kind="plain" onClick={onClose}>
            {t("OFFICE_CANCEL")}
          </Act>
        </div>
      </form>
    </Modal>
  );
}
