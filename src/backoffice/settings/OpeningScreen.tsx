import { useState } from "react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { type OpeningSaid, openingRoutes } from "../../contract/operator/opening.ts";
import { type Acted, act, call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Moment } from "../Moment.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useCount, useText } from "../text.ts";
import { todayKey } from "../today/use-today.ts";
import { undoOf } from "../undo.ts";
import { CloseShopDialog } from "./CloseShopDialog.tsx";
import { openingKey } from "./opening-key.ts";
import { StepCard } from "./StepCard.tsx";
import "../controls/card.css";
import "./settings.css";

/** From nothing to open: what the shop needs before it sells, step by step, computed from what is there; then the button that opens it. */
export function OpeningScreen() {
  const t = useText();
  const query = useQuery({ queryKey: openingKey, queryFn: () => call(openingRoutes.opening) });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_OPENING")}
        above={
          <Link className="link" href="/settings">
            {t("OFFICE_SETTINGS")}
          </Link>
        }
        acts={<HistoryLink entity="shop" id={1} />}
      />
      <Read query={query}>
        {(opening) => (
          <>
            <HowItStands opening={opening} />
            {opening.steps.map((step, at) => (
              <StepCard key={step.step} step={step} number={at + 1} onSale={opening.onSale} onDone={takeOver} />
            ))}
          </>
        )}
      </Read>
    </>
  );
}

/** Shows what an act has made of the opening. */
function takeOver({ answer }: Acted<OpeningSaid>): void {
  queryClient.setQueryData(openingKey, answer);
  void queryClient.invalidateQueries({ queryKey: todayKey });
}

function HowItStands({ opening }: { opening: OpeningSaid }) {
  const t = useText();
  const count = useCount();
  const [isClosing, setClosing] = useState(false);
  const { openedAt, preview, steps } = opening;
  const missing = steps.flatMap(({ duties }) => duties.filter(({ state }) => state === "missing")).length;
  const open = useMutation({
    mutationFn: () => act(openingRoutes.openShop),
    onSuccess: (acted) => {
      takeOver(acted);
      if (acted.answer.openedAt !== null) tell(t("OFFICE_OPENING_OPENED"), undoOf(acted.logged));
    },
  });
  return (
    <div className="card opening-now">
      <div>
        <p>
          <strong>{t(openedAt === null ? "OFFICE_OPENING_CLOSED" : "OFFICE_OPENING_IS_OPEN")}</strong>
        </p>
        <p className="mute" role="status">
          {openedAt === null ? (
            missing === 0 ? (
              t("OFFICE_OPENING_NOTHING_LEFT")
            ) : (
              count("OFFICE_OPENING_LEFT", missing)
            )
          ) : (
            <>
              {t("OFFICE_OPENING_SINCE")} <Moment at={openedAt} />
            </>
          )}
        </p>
        <Refused error={open.error} />
      </div>
      <div className="listed-acts">
        <a className={actClass()} href={openedAt === null ? preview : "/"} target="_blank" rel="noreferrer">
          {t("OFFICE_OPENING_SEE")}
        </a>
        {openedAt === null ? (
          <Act kind="signal" busy={open.isPending} disabled={missing > 0} onClick={() => open.mutate()}>
            {t("OFFICE_OPENING_OPEN")}
          </Act>
        ) : (
          <Act onClick={() => setClosing(true)}>{t("OFFICE_OPENING_CLOSE")}</Act>
        )}
      </div>
      {isClosing && <CloseShopDialog onDone={takeOver} onClose={() => setClosing(false)} />}
    </div>
  );
}
