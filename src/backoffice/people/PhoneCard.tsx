import { useMutation, useQuery } from "@tanstack/react-query";
import { phoneRoutes } from "../../contract/operator/phone.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused, Trouble } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { QrCode } from "../ways-in/QrCode.tsx";
import { deviceName } from "./device-name.ts";
import "./phone-card.css";

/** Lets one's phone in for packing: it reads a QR code and shows a number, which is pressed here among three; one mistake ends it. */
export function PhoneCard() {
  const t = useText();
  const offer = useMutation({ mutationFn: () => call(phoneRoutes.phoneOffer) });
  return (
    <Card title={t("OFFICE_PHONE")}>
      <p>{t("OFFICE_PHONE_TEXT")}</p>
      {offer.data === undefined ? (
        <div className="people-acts-below">
          <Refused error={offer.error} />
          <Act busy={offer.isPending} onClick={() => offer.mutate()}>
            {t("OFFICE_PHONE_OFFER")}
          </Act>
        </div>
      ) : (
        <Offer link={offer.data.link} onEnd={offer.reset} />
      )}
    </Card>
  );
}

function Offer({ link, onEnd }: { link: string; onEnd: () => void }) {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: ["phone-offer", link],
    queryFn: () => call(phoneRoutes.phoneState),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.state === "offered" || state.data.state === "claimed" ? 1500 : false,
    staleTime: 0,
  });
  const confirm = useMutation({
    mutationFn: (number: number | null) => call(phoneRoutes.phoneConfirm, { body: { number } }),
    onSuccess: async ({ confirmed }) => {
      tell(t(confirmed ? "OFFICE_PHONE_CONFIRMED" : "OFFICE_PHONE_REFUSED"));
      onEnd();
      await queryClient.invalidateQueries({ queryKey: ["sessions"] });
    },
  });
  if (error) return <Trouble error={error} retry={onEnd} />;
  if (data?.state === "claimed")
    return (
      <div className="phone-offer" role="group" aria-label={t("OFFICE_PHONE_WHICH")}>
        <p role="status">
          <strong>{deviceName(data.agent ?? "")}</strong>. {t("OFFICE_PHONE_WHICH")}
        </p>
        <div className="phone-numbers">
          {data.numbers?.map((number) => (
            <button key={number} type="button" onClick={() => confirm.mutate(number)}>
              {number}
            </button>
          ))}
        </div>
        <Act kind="plain" onClick={() => confirm.mutate(null)}>
          {t("OFFICE_PHONE_NOT_MINE")}
        </Act>
        <Refused error={confirm.error} />
      </div>
    );
  if (data !== undefined && data.state !== "offered")
    return (
      <div className="phone-offer">
        <p>{t("OFFICE_PHONE_OVER")}</p>
        <Act onClick={onEnd}>{t("OFFICE_PHONE_AGAIN")}</Act>
      </div>
    );
  return (
    <div className="phone-offer">
      <QrCode text={link} label={t("OFFICE_PHONE_QR")} />
      <p className="mute">{t("OFFICE_PHONE_SECONDS")}</p>
    </div>
  );
}
