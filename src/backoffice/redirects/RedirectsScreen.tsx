import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { type RedirectOutcome, redirectRoutes, type RedirectSaid } from "../../contract/operator/redirects.ts";
import { mostRedirects } from "../../domain/content/redirect.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { act, call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { FindForm } from "../controls/FindForm.tsx";
import { Listed } from "../controls/Listed.tsx";
import { More } from "../controls/More.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { redirectsIn } from "./redirect-file.ts";
import "../controls/listed.css";
import "./redirects.css";

/** Where old addresses lead: given one by one or by a file, found by a part of them. */
export function RedirectsScreen() {
  const t = useText();
  const [, go] = useLocation();
  const q = new URLSearchParams(useSearch()).get("q") ?? "";
  const query = useInfiniteQuery({
    queryKey: ["redirects", q],
    queryFn: ({ pageParam: after }) =>
      call(redirectRoutes.redirects, { query: { q, ...(after && { after: String(after) }) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const redirects = query.data?.pages.flatMap((page) => page.redirects) ?? [];
  return (
    <>
      <ScreenHead title={t("OFFICE_REDIRECTS")} acts={<HistoryLink entity="redirect" />} />
      <p className="mute redirects-text">
        {t("OFFICE_REDIRECTS_TEXT", { count: query.data?.pages[0]?.byThemselves ?? 0 })}
      </p>
      <AddRedirects />
      <FindForm
        key={q}
        label={t("OFFICE_REDIRECTS_FIND")}
        first={q}
        onFind={(words) =>
          go(`/content/redirects${words === "" ? "" : `?${new URLSearchParams({ q: words }).toString()}`}`)
        }
      />
      <Listed
        query={query}
        rows={() => redirects}
        none={{ title: t("OFFICE_REDIRECTS_NONE"), text: t("OFFICE_REDIRECTS_NONE_TEXT") }}
      >
        {() => (
          <ul className="card listed redirects">
            {redirects.map((redirect) => (
              <OneRedirect key={redirect.id} redirect={redirect} />
            ))}
          </ul>
        )}
      </Listed>
      <More query={query} />
    </>
  );
}

function AddRedirects() {
  const t = useText();
  const [typed, setTyped] = useState({ from: "", to: "" });
  const [refusedOnes, setRefused] = useState<RedirectOutcome[]>([]);
  const [isWrongFile, setWrongFile] = useState<"long" | "empty" | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const add = useMutation({
    mutationFn: (redirects: { from: string; to: string }[]) =>
      act(redirectRoutes.addRedirects, { body: { redirects } }),
    onSuccess: ({ answer: { outcomes }, logged }) => {
      const added = outcomes.filter(({ id }) => id !== null);
      setRefused(outcomes.filter(({ id }) => id === null));
      if (added.length === 0) return undefined;
      if (added.length === outcomes.length) setTyped({ from: "", to: "" });
      tell(t("OFFICE_REDIRECTS_ADDED", { count: added.length }), undoOf(logged));
      return readAgain([{ entity: "redirect", id: "" }]);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWrongFile(null);
    if (!add.isPending && typed.from.trim() !== "" && typed.to.trim() !== "") add.mutate([typed]);
  };
  const read = async (file: File) => {
    const redirects = redirectsIn(await file.text());
    setRefused([]);
    const wrong = redirects.length === 0 ? "empty" : redirects.length > mostRedirects ? "long" : null;
    setWrongFile(wrong);
    if (wrong === null) add.mutate(redirects);
  };
  return (
    <Card title={t("OFFICE_REDIRECT_ADD")} className="redirects-add">
      <form onSubmit={send}>
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            label={t(`OFFICE_REDIRECT_${name.toUpperCase()}`)}
            required
            maxLength={500}
            autoComplete="off"
            placeholder={name === "from" ? "/stara-strona" : "/nowosci/"}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
        <Act type="submit" kind="signal" busy={add.isPending}>
          {t("OFFICE_REDIRECT_ADD")}
        </Act>
      </form>
      <div className="redirects-file">
        <Act busy={add.isPending} onClick={() => input.current?.click()}>
          {t("OFFICE_REDIRECT_FILE")}
        </Act>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,text/csv"
          aria-label={t("OFFICE_REDIRECT_FILE")}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void read(file);
            // The same file can be chosen again.
            currentTarget.value = "";
          }}
        />
        <span className="mute">{t("OFFICE_REDIRECT_FILE_TEXT", { most: mostRedirects })}</span>
      </div>
      <div role="status">
        {isWrongFile !== null && (
          <p className="redirects-wrong">
            {t(isWrongFile === "long" ? "OFFICE_REDIRECT_FILE_LONG" : "OFFICE_REDIRECT_FILE_EMPTY")}
          </p>
        )}
        {refusedOnes.length > 0 && (
          <>
            <p className="redirects-wrong">{t("OFFICE_REDIRECTS_REFUSED", { count: refusedOnes.length })}</p>
            <ul className="redirects-refused">
              {refusedOnes.map(({ from, to, why }, at) => (
                <li key={at}>
                  <bdi>{from}</bdi> → <bdi>{to}</bdi>: <strong>{t(`OFFICE_REDIRECT_WHY_${why!.toUpperCase()}`)}</strong>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <Refused error={add.error} />
    </Card>
  );
}

function OneRedirect({ redirect: { id, from, to, hits, lastHitOn } }: { redirect: RedirectSaid }) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const remove = useMutation({
    mutationFn: () => act(redirectRoutes.removeRedirects, { body: { ids: [id] } }),
    onSuccess: ({ logged }) => {
      tell(t("OFFICE_REDIRECT_REMOVED", { from }), undoOf(logged));
      return readAgain([{ entity: "redirect", id: String(id) }]);
    },
  });
  return (
    <li>
      <div>
        <p>
          <strong>
            <bdi>{from}</bdi>
          </strong>{" "}
          → {to === null ? <span className="redirects-wrong">{t("OFFICE_REDIRECT_NOWHERE")}</span> : <bdi>{to}</bdi>}
        </p>
        <p className="mute">
          {hits === 0 ? t("OFFICE_REDIRECT_NEVER") : t("OFFICE_REDIRECT_HITS", { count: hits })}
          {lastHitOn !== null && `, ${t("OFFICE_REDIRECT_LAST", { day: daySaid(lastHitOn, tag) })}`}
        </p>
        <Refused error={remove.error} />
      </div>
      <Act
        kind="plain"
        busy={remove.isPending}
        aria-label={t("OFFICE_REMOVE_WHAT", { name: from })}
        onClick={() => remove.mutate()}
      >
        {t("OFFICE_REMOVE")}
      </Act>
    </li>
  );
}
