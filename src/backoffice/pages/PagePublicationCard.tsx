import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { pageRoutes, type PageSaid } from "../../contract/operator/pages.ts";
import { Field } from "../../ui/Field.tsx";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { momentTyped, typedMoment } from "../moments.ts";
import { forgetRecord } from "../forget-record.ts";
import { tell } from "../notice.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { PageStatus } from "./PageStatus.tsx";
import { useMarkLabel } from "./use-page-labels.ts";
import { usePageAct } from "./use-pages.ts";

interface PagePublicationCardProps {
  page: PageSaid;
  /** Something is typed that is not saved: what is published is what is saved. */
  isChanged: boolean;
}

/** Whether shoppers read a page, and since or from when. To publish a draft that came with the shop is to confirm it. */
export function PagePublicationCard({ page, isChanged }: PagePublicationCardProps) {
  const t = useText();
  const [, go] = useLocation();
  const { id, lawful, publication } = page;
  const { shown, from, version, unfilled, needed, removable } = publication;
  const [typed, setTyped] = useState(from === null ? "" : typedMoment(from));
  const moment = momentTyped(typed);
  const change = usePageAct(
    (to: { shown: boolean; from: string | null }) =>
      act(pageRoutes.changePagePublication, { parameters: { id }, body: to, version }),
    ({ answer, logged }, to) => {
      const now = answer.publication;
      if (now.shown) tell(t(lawful === null ? "OFFICE_PAGES_NOW_SHOWN" : "OFFICE_PAGES_NOW_CONFIRMED"), undoOf(logged));
      else tell(t(to.from === null ? "OFFICE_PAGES_NOW_DRAFT" : "OFFICE_PAGES_NOW_PLANNED"), undoOf(logged));
    },
  );
  const remove = useMutation({
    mutationFn: () => act(pageRoutes.removePage, { parameters: { id } }),
    onSuccess: () => {
      tell(t("OFFICE_PAGES_REMOVED", { name: page.texts.name.pl }), null);
      go("/content/pages");
      return forgetRecord({ entity: "page", id: String(id) });
    },
  });
  const isBlocked = isChanged || unfilled.length > 0;
  return (
    <Card title={t("OFFICE_PAGES_PUBLICATION")} aside={<PageStatus {...publication} lawful={lawful} />}>
      <div className="fact-groups">
        {!shown && <p>{t(lawful === null ? "OFFICE_PAGES_DRAFT_TEXT" : "OFFICE_PAGES_UNCONFIRMED_TEXT")}</p>}
        {!shown && unfilled.length > 0 && <Unfilled marks={unfilled} />}
        {!shown && isChanged && <p className="fact-missing">{t("OFFICE_PAGES_SAVE_FIRST")}</p>}
        {shown && needed && <p className="mute">{t("OFFICE_PAGES_NEEDED_TEXT")}</p>}
        <div className="publish-acts">
          {!shown && (
            <Act
              kind="ink"
              busy={change.isPending}
              disabled={isBlocked}
              onClick={() => change.mutate({ shown: true, from: null })}
            >
              {t(lawful === null ? "OFFICE_PAGES_PUBLISH" : "OFFICE_PAGES_CONFIRM")}
            </Act>
          )}
          {shown && !needed && (
            <Act busy={change.isPending} onClick={() => change.mutate({ shown: false, from: null })}>
              {t("OFFICE_PAGES_HIDE")}
            </Act>
          )}
          {from !== null && (
            <Act
              kind="plain"
              busy={change.isPending}
              onClick={() => (setTyped(""), change.mutate({ shown: false, from: null }))}
            >
              {t("OFFICE_GOODS_UNPLAN")}
            </Act>
          )}
          {removable && (
            <Act kind="plain" busy={remove.isPending} onClick={() => remove.mutate()}>
              {t("OFFICE_PAGES_REMOVE")}
            </Act>
          )}
        </div>
        {!shown && (
          <form
            className="fact-row"
            onSubmit={(event) => {
              event.preventDefault();
              if (moment !== null && !isBlocked && !change.isPending) change.mutate({ shown: false, from: moment });
            }}
          >
            <Field
              label={t("OFFICE_PAGES_SHOW_FROM")}
              type="datetime-local"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <Act type="submit" disabled={moment === null || moment === from || isBlocked}>
              {t("OFFICE_GOODS_PLAN")}
            </Act>
          </form>
        )}
        <Refused error={change.error ?? remove.error} />
      </div>
    </Card>
  );
}

/** What the text says of the seller that nobody has said yet, and where it is said. */
function Unfilled({ marks }: { marks: readonly string[] }) {
  const t = useText();
  const label = useMarkLabel();
  const maySay = useMay("settings.edit");
  return (
    <p className="fact-missing">
      {t("OFFICE_PAGES_UNFILLED", { marks: marks.map(label).join(", ") })}{" "}
      {maySay && (
        <Link className="link" href="/settings/shop">
          {t("OFFICE_PAGES_FILL")}
        </Link>
      )}
    </p>
  );
}
