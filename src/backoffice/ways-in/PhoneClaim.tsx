import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { phoneRoutes } from "../../contract/operator/phone.ts";
import { call, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { enter } from "../session.ts";
import { useText } from "../text.ts";
import { LinkFailed } from "./LinkFailed.tsx";
import { linkToken } from "./link-token.ts";
import { WayInFrame } from "./WayInFrame.tsx";
import "./phone-claim.css";

/** Where the QR code leads a phone: it shows a number, and is in once that number was pressed on the other screen. */
export function PhoneClaim() {
  const t = useText();
  const [token] = useState(linkToken);
  const claim = useMutation({ mutationFn: () => call(phoneRoutes.phoneClaim, { body: { token } }) });
  return (
    <WayInFrame title={t("OFFICE_PHONE_HERE")}>
      {claim.data === undefined ? (
        <>
          <p>{t("OFFICE_PHONE_HERE_TEXT")}</p>
          {claim.error && <LinkFailed error={claim.error} retry={() => claim.mutate()} />}
          {(claim.error === null || refusalOf(claim.error) !== "LINK_ENDED") && (
            <Act kind="signal" busy={claim.isPending} onClick={() => claim.mutate()}>
              {t("OFFICE_PHONE_CLAIM")}
            </Act>
          )}
        </>
      ) : (
        <ShownNumber number={claim.data.number} secret={claim.data.secret} />
      )}
    </WayInFrame>
  );
}

function ShownNumber({ number, secret }: { number: number; secret: string }) {
  const t = useText();
  const [, go] = useLocation();
  const { error } = useQuery({
    queryKey: ["phone", secret],
    queryFn: async () => {
      const { session } = await call(phoneRoutes.phoneSignIn, { body: { secret } });
      if (session !== null) {
        await enter(session);
        go("/", { replace: true });
      }
      return session !== null;
    },
    refetchInterval: ({ state }) => (state.data === true || state.error ? false : 1500),
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
  if (error) return <LinkFailed error={error} retry={() => window.location.reload()} />;
  return (
    <>
      <p>{t("OFFICE_PHONE_PRESS")}</p>
      <p className="phone-number">{number}</p>
    </>
  );
}
