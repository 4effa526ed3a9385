import { useQuery } from "@tanstack/react-query";
import type { Order } from "../../contract/operator/order.ts";
import { emailRoutes } from "../../contract/operator/emails.ts";
import { call, refusalOf } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { useText } from "../text.ts";
import type { EmailEvent } from "./EmailHappened.tsx";
import { emailNamed } from "./email-texts.ts";
import { ReadEmail } from "./ReadEmail.tsx";

/** How an email to the buyer read when it left; one that waits, as it would leave now. */
export function EmailDialog({ order, email, onClose }: { order: Order; email: EmailEvent; onClose: () => void }) {
  const t = useText();
  const { data, error, refetch } = useQuery({
    queryKey: ["email", order.number, email.id, email.sentAt],
    queryFn: () => call(emailRoutes.readEmail, { parameters: { number: order.number, email: email.id } }),
  });
  return (
    <Modal title={t("OFFICE_WAS_EMAIL", { email: t(emailNamed(email)) })} onClose={onClose}>
      {data !== undefined ? (
        <ReadEmail email={data}>
          <dt>{t(data.sentAt === null ? "OFFICE_EMAIL_STATE" : "OFFICE_EMAIL_SENT_AT")}</dt>
          <dd>{data.sentAt === null ? t("OFFICE_EMAIL_AS_NOW") : <Moment at={data.sentAt} />}</dd>
          {data.files.length > 0 && (
            <>
              <dt>{t("OFFICE_EMAIL_FILES")}</dt>
              <dd>{data.files.join(", ")}</dd>
            </>
          )}
        </ReadEmail>
      ) : error === null ? (
        <p className="mute">{t("OFFICE_LOADING")}</p>
      ) : refusalOf(error) === "EMAIL_NOT_STORED" ? (
        <p>{t("OFFICE_REFUSED_EMAIL_NOT_STORED")}</p>
      ) : (
        <Trouble error={error} retry={() => void refetch()} />
      )}
    </Modal>
  );
}
