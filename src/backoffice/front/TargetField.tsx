import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { frontRoutes, type TargetSaid } from "../../contract/operator/front.ts";
import { type FrontTarget, type LinkedKind, linkedPages } from "../../domain/content/front.ts";
import { Field } from "../../ui/Field.tsx";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";
import { useRested } from "../use-rested.ts";
import { useTargetNames } from "./target-names.ts";

interface TargetFieldProps {
  label: string;
  to: FrontTarget | null;
  /** It may lead nowhere. */
  mayBeNone?: boolean;
  onChange: (to: FrontTarget | null) => void;
}

/** Where a link leads: a page of the shop itself, something in the shop that is found by its name, or an address elsewhere. */
export function TargetField({ label, to, mayBeNone = false, onChange }: TargetFieldProps) {
  const t = useText();
  const [isFinding, setFinding] = useState(false);
  const { nameOf } = useTargetNames();
  const isThing = to !== null && to.kind !== "own" && to.kind !== "outside";
  const way = isFinding || isThing ? "thing" : to === null ? "none" : to.kind === "own" ? to.page : "outside";
  const choose = (value: string) => {
    setFinding(value === "thing");
    const page = linkedPages.find((one) => one === value);
    if (page !== undefined) onChange({ kind: "own", page });
    else if (value === "outside") onChange({ kind: "outside", url: "https://" });
    else if (value === "none") onChange(null);
  };
  const found = isThing ? nameOf(to.kind, to.id) : undefined;
  return (
    <div className="front-target">
      <Choice
        label={label}
        value={way}
        options={[
          ...(mayBeNone || to === null ? [["none", t("OFFICE_FRONT_TARGET_NONE")] as const] : []),
          ["thing", t("OFFICE_FRONT_TARGET_THING")],
          ...linkedPages.map((page) => [page, t(`OFFICE_FRONT_TARGET_${page.toUpperCase()}`)] as const),
          ["outside", t("OFFICE_FRONT_TARGET_OUTSIDE")],
        ]}
        onChange={choose}
      />
      {to?.kind === "outside" && !isFinding && (
        <Field
          label={t("OFFICE_FRONT_TARGET_URL")}
          type="url"
          maxLength={500}
          autoComplete="off"
          value={to.url}
          error={/^https:\/\/[^\s/]+\.[^\s]+/.test(to.url) ? null : t("OFFICE_FRONT_TARGET_URL_WRONG")}
          onChange={(event) => onChange({ kind: "outside", url: event.currentTarget.value })}
        />
      )}
      {way === "thing" && (
        <>
          {isThing && (
            <p className="front-chosen">
              {found === undefined ? (
                <span className="fact-missing">{t("OFFICE_FRONT_GONE")}</span>
              ) : (
                <>
                  <strong>{found.name}</strong>{" "}
                  <span className="mute">{t(`OFFICE_FRONT_KIND_${to.kind.toUpperCase()}`)}</span>
                  {!found.shown && <span className="fact-missing"> {t("OFFICE_FRONT_UNSHOWN")}</span>}
                </>
              )}
            </p>
          )}
          <TargetFinder
            kind={null}
            onPick={({ kind, id }) => {
              setFinding(false);
              onChange({ kind, id });
            }}
          />
        </>
      )}
    </div>
  );
}

interface TargetFinderProps {
  /** Of one kind alone; null: of all. */
  kind: LinkedKind | null;
  onPick: (found: TargetSaid) => void;
}

/** Finds what of the shop has a page by its name; a press chooses one. */
export function TargetFinder({ kind, onPick }: TargetFinderProps) {
  const t = useText();
  const { learn } = useTargetNames();
  const [typed, setTyped] = useState("");
  const asked = useRested(typed.trim(), 250);
  const { data, error } = useQuery({
    queryKey: ["front-targets", kind, asked],
    queryFn: () => call(frontRoutes.frontTargets, { query: { q: asked, ...(kind !== null && { kind }) } }),
    enabled: asked !== "",
  });
  const found = asked === "" ? [] : (data?.targets ?? []);
  return (
    <div>
      <Field
        label={t("OFFICE_FRONT_TARGET_FIND")}
        type="search"
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Refused error={error} />
      <div role="status">
        {asked !== "" && data !== undefined && found.length === 0 && (
          <p className="mute">{t("OFFICE_FRONT_TARGET_FOUND_NONE")}</p>
        )}
      </div>
      <ul className="front-found">
        {found.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <Act
              kind="plain"
              aria-label={t("OFFICE_FRONT_TARGET_TAKE", { name: one.name })}
              onClick={() => {
                learn(one);
                setTyped("");
                onPick(one);
              }}
            >
              {one.name} <span className="mute">{t(`OFFICE_FRONT_KIND_${one.kind.toUpperCase()}`)}</span>
            </Act>
          </li>
        ))}
      </ul>
    </div>
  );
}
