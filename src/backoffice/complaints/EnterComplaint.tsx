import { useMutation } from "@tanstack/react-query";
import { type FocusEvent, useState } from "react";
import * as v from "valibot";
import { useLocation } from "wouter";
import { complaintRoutes } from "../../contract/operator/complaints.ts";
import { type Demand, demands } from "../../domain/complaint/complaint.ts";
import { Field } from "../../ui/Field.tsx";
import { TextArea } from "../../ui/TextArea.tsx";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { dayOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { useNow } from "../now.ts";
import { readOrder } from "../order/use-order.ts";
import { useText } from "../text.ts";
import { useDraft } from "../use-draft.ts";
import { showComplaint } from "./use-complaint.ts";

/** Enters a complaint that came by letter, telephone or over the counter. */
export function EnterComplaint({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const [key] = useState(freshKey);
  const today = dayOf(useNow((clock) => clock.now));
  const draft = useDraft("complaint-new", v.record(v.string(), v.string()), {});
  // Who gives it up begins anew.
  const [begun] = useState(draft.value);
  const first = draft.isBack ? begun : {};
  const enter = useMutation({
    mutationFn: (form: FormData) => {
      const text = (name: string) => String(form.get(name) ?? "").trim();
      return call(complaintRoutes.enterComplaint, {
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
      draft.forget();
      showComplaint(after);
      tell(t("OFFICE_COMPLAINT_ENTERED", { number: after.id }));
      onClose();
      go(`/complaints/${after.id}`);
    },
  });
  const store = (form: HTMLFormElement) => {
    const typed = [...new FormData(form)].filter(([name]) => name !== "received" && name !== "demand");
    const texts = typed.filter((entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "");
    draft.write(Object.fromEntries(texts));
  };
  // Whose order it is stands there already; what was typed stays.
  const fillBuyer = async ({ currentTarget: { form, value, validity } }: FocusEvent<HTMLInputElement>) => {
    if (form === null || value === "" || !validity.valid) return;
    const found = await readOrder(Number(value)).catch(() => null);
    for (const name of ["name", "email"] as const) {
      const field = form.elements.namedItem(name);
      if (found === null || !(field instanceof HTMLInputElement) || field.value !== "") continue;
      field.value = found.buyer[name] ?? "";
      // Whoever is in it already types over it.
      if (field === document.activeElement) field.select();
    }
    if (found !== null) store(form);
  };
  return (
    <Modal title={t("OFFICE_COMPLAINT_ENTER")} onClose={onClose}>
      <ModalForm
        key={draft.isBack ? "begun" : "new"}
        act={t("OFFICE_COMPLAINT_ENTER")}
        sending={enter}
        draft={draft}
        onInput={store}
        onSend={(form) => enter.mutate(new FormData(form))}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_STATEMENT_ORDER")}
          name="order"
          defaultValue={first["order"]}
          required
          inputMode="numeric"
          pattern="[1-9][0-9]{0,14}"
          onBlur={(event) => void fillBuyer(event)}
        />
        <Field label={t("OFFICE_COMPLAINT_NAME")} name="name" defaultValue={first["name"]} required maxLength={100} />
        <Field
          label={t("OFFICE_EMAIL")}
          name="email"
          defaultValue={first["email"]}
          type="email"
          required
          maxLength={254}
        />
        <Field
          label={t("OFFICE_COMPLAINT_RECEIVED")}
          name="received"
          type="date"
          required
          max={today}
          defaultValue={today}
        />
        <Field label={t("OFFICE_COMPLAINT_SINCE")} name="since" defaultValue={first["since"]} maxLength={100} />
        <TextArea
          label={t("OFFICE_COMPLAINT_DEFECT")}
          name="defect"
          defaultValue={first["defect"]}
          required
          maxLength={4000}
          rows={4}
        />
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
      </ModalForm>
    </Modal>
  );
}
