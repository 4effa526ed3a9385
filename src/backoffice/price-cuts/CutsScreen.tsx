import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link, useSearch } from "wouter";
import { type Cut, priceCutRoutes } from "../../contract/operator/price-cuts.ts";
import type { CutState } from "../../domain/catalogue/price-cut.ts";
import { act, call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { More } from "../controls/More.tsx";
import { Read } from "../controls/Read.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status, type Tone } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { Views } from "../controls/Views.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { momentOf } from "../moments.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { useMoney } from "../use-money.ts";
import { nameOfCut } from "./names.ts";
import { GoodsPicture } from "../goods/GoodsPicture.tsx";
import "../controls/card.css";
import "../controls/listed.css";
import "./price-cuts.css";

const views = ["open", "over"] as const;
const tones: Readonly<Record<CutState, Tone>> = {
  planned: "wait",
  running: "good",
  ended: "none",
  cancelled: "none",
  missed: "bad",
};

/** Prices for a time: those that are planned or run, or, as its address says, those that are over. */
export function CutsScreen() {
  const t = useText();
  const asked = new URLSearchParams(useSearch()).get("view");
  const view = views.find((one) => one === asked) ?? "open";
  const query = useInfiniteQuery({
    queryKey: ["priceCuts", view],
    queryFn: ({ pageParam: after }) => call(priceCutRoutes.priceCuts, { query: { view, ...(after && { after }) } }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
  return (
    <>
      <ScreenHead
        title={t("OFFICE_CUTS")}
        acts={
          <>
            <HistoryLink entity="priceCut" />
            <Link href="/goods/cuts/new" className={actClass("signal")}>
              {t("OFFICE_CUTS_NEW")}
            </Link>
          </>
        }
      />
      <Views
        views={views.map((one) => ({ view: one, title: t(`OFFICE_CUTS_VIEW_${one.toUpperCase()}`) }))}
        current={view}
        path="/goods/cuts"
      />
      <Read query={query}>
        {({ pages }) => {
          const cuts = pages.flatMap((page) => page.cuts);
          if (cuts.length === 0)
            return (
              <div className="card none-here">
                <h2>{t(view === "open" ? "OFFICE_CUTS_NONE" : "OFFICE_CUTS_NONE_OVER")}</h2>
                <p className="mute">{t("OFFICE_CUTS_NONE_TEXT")}</p>
              </div>
            );
          return (
            <ul className="card listed cut-rows">
              {cuts.map((cut) => (
                <OneCut key={cut.id} cut={cut} />
              ))}
            </ul>
          );
        }}
      </Read>
      <More query={query} />
    </>
  );
}

function OneCut({ cut }: { cut: Cut }) {
  const t = useText();
  const money = useMoney();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const name = nameOfCut(cut);
  const cancel = useMutation({
    mutationFn: () => act(priceCutRoutes.cancelPriceCuts, { body: { ids: [cut.id] } }),
    onSuccess: async ({ logged }) => {
      tell(t("OFFICE_CUT_TAKEN_BACK", { name }), undoOf(logged));
      await readAgain([{ entity: "priceCut", id: String(cut.id) }]);
    },
  });
  const isOpen = cut.state === "planned" || cut.state === "running";
  return (
    <li>
      <GoodsPicture picture={cut.picture} />
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p>
          <strong className="whole">{money({ amount: cut.price, currency: "pln" })}</strong>{" "}
          <Status tone={tones[cut.state]} text={t(`OFFICE_CUT_${cut.state.toUpperCase()}`)} />
        </p>
        <p className="mute">
          {cut.from === null ? t("OFFICE_CUT_FROM_START") : t("OFFICE_CUT_FROM", { time: momentOf(cut.from, lanCode) })}{" "}
          {cut.to === null ? t("OFFICE_CUT_NO_END") : t("OFFICE_CUT_TO", { time: momentOf(cut.to, lanCode) })}
        </p>
        {cut.state === "running" && cut.held === 0 && <p className="mute">{t("OFFICE_CUT_OF_NOTHING")}</p>}
        <Refused error={cancel.error} />
      </div>
      <div className="cut-acts">
        <Link className="link" href={`/goods/prices/${cut.productId}`} aria-label={t("OFFICE_PRICES_OF", { name })}>
          {t("OFFICE_PRICES")}
        </Link>
        {isOpen && (
          <Act
            busy={cancel.isPending}
            aria-label={t(cut.state === "running" ? "OFFICE_CUT_END_OF" : "OFFICE_CUT_CANCEL_OF", { name })}
            onClick={() => cancel.mutate()}
          >
            {t(cut.state === "running" ? "OFFICE_CUT_END" : "OFFICE_CUT_CANCEL")}
          </Act>
        )}
      </div>
    </li>
  );
}
