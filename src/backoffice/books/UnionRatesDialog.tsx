import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ossRoutes, unionCountries, type UnionRatesSaid } from "../../contract/operator/oss.ts";
import { Field } from "../../ui/Field.tsx";
import { act, call, type Acted } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { Read } from "../controls/Read.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { countriesByName, countryName } from "../country-name.ts";
import { tell } from "../notice.ts";
import { queryClient } from "../queries.ts";
import { useMay } from "../session.ts";
import { useSpoken, useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { percentOf } from "./percent-of.ts";
import { useDay } from "./use-day.ts";

const ratesKey = ["books", "rates"];

/** The standard rates of VAT in other countries of the Union, from when to when and where they were read; one is written down or taken away. */
export function UnionRatesDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const mayChange = useMay("invoices.issue");
  const query = useQuery({ queryKey: ratesKey, queryFn: () => call(ossRoutes.unionRates) });
  return (
    <Modal title={t("OFFICE_OSS_RATES")} onClose={onClose}>
      <p className="mute">{t("OFFICE_OSS_RATES_TEXT")}</p>
      {mayChange && <NewRate />}
      <Read query={query}>
        {({ rates }) => (
          <ul className="books-list">
            {rates.map((rate) => (
              <OneRate key={rate.id} rate={rate} mayChange={mayChange} />
            ))}
          </ul>
        )}
      </Read>
    </Modal>
  );
}

/** Returns the call of an act on rates; what it has done is told, with its undo, and shown. */
function useRateAct<Given = void>(send: (given: Given) => Promise<Acted<UnionRatesSaid>>, said: string) {
  return useMutation({
    mutationFn: send,
    onSuccess: ({ answer, logged }) => {
      queryClient.setQueryData(ratesKey, answer);
      tell(said, undoOf(logged));
      return queryClient.invalidateQueries({ queryKey: ["books", "oss"] });
    },
  });
}

function OneRate({ rate, mayChange }: { rate: UnionRatesSaid["rates"][number]; mayChange: boolean }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const { id, country, source } = rate;
  const day = useDay();
  const remove = useRateAct(() => act(ossRoutes.removeUnionRate, { parameters: { id } }), t("OFFICE_OSS_RATE_REMOVED"));
  const name = `${countryName(country, lanCode)} ${percentOf(rate.rate, lanCode)}`;
  const from = day(rate.from);
  const days =
    rate.until === null
      ? t("OFFICE_OSS_RATE_SINCE", { from })
      : t("OFFICE_OSS_RATE_DAYS", { from, until: day(rate.until) });
  return (
    <li className="books-rate">
      <span>
        <strong>{name}</strong> {days}
        <br />
        <span className="mute">
          {t("OFFICE_OSS_RATE_SOURCE", { source: source ?? t("OFFICE_OSS_RATE_UNREAD"), day: day(rate.notedOn) })}
        </span>
      </span>
      {mayChange && (
        <Act
          kind="plain"
          busy={remove.isPending}
          aria-label={t("OFFICE_REMOVE_WHAT", { name: `${name} ${days}` })}
          onClick={() => remove.mutate()}
        >
          {t("OFFICE_REMOVE")}
        </Act>
      )}
      <Refused error={remove.error} />
    </li>
  );
}

function NewRate() {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const countries = countriesByName(unionCountries, lanCode);
  const none = { country: countries[0]![0], from: "", rate: "", source: "" };
  const [typed, setTyped] = useState(none);
  const add = useRateAct(
    (body: typeof none) =>
      act(ossRoutes.addUnionRate, { body: { ...body, country: unionCountries.find((one) => one === body.country)! } }),
    t("OFFICE_OSS_RATE_ADDED"),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate(typed, { onSuccess: () => setTyped(none) });
  };
  return (
    <form className="modal-form" onSubmit={send}>
      <Choice
        label={t("OFFICE_OSS_COUNTRY")}
        value={typed.country}
        options={countries}
        onChange={(country) => setTyped({ ...typed, country })}
      />
      <Field
        label={t("OFFICE_OSS_RATE_PERCENT")}
        inputMode="decimal"
        required
        value={typed.rate}
        onChange={(event) => setTyped({ ...typed, rate: event.currentTarget.value })}
      />
      <Field
        label={t("OFFICE_OSS_RATE_FROM")}
        type="date"
        required
        value={typed.from}
        onChange={(event) => setTyped({ ...typed, from: event.currentTarget.value })}
      />
      <Field
        label={t("OFFICE_OSS_RATE_READ")}
        required
        maxLength={200}
        value={typed.source}
        onChange={(event) => setTyped({ ...typed, source: event.currentTarget.value })}
      />
      <div className="modal-acts">
        <Act type="submit" kind="signal" busy={add.isPending}>
          {t("OFFICE_OSS_RATE_ADD")}
        </Act>
      </div>
      <Refused error={add.error} />
    </form>
  );
}
