import { useEffect, useState } from "react";
import * as v from "valibot";
import { problemIn, refusalOf } from "../api.ts";
import { onChanges } from "../live/follow-changes.ts";
import type { DraftOf } from "../drafts.ts";
import { useDraft } from "../use-draft.ts";
import { deciding, merged, overtakenIn, type Touched, touching } from "./merged-fields.ts";

/** Which record a form is of, as changes name it; `part` where the record counts the versions of its parts apart. */
interface FormRecord {
  entity: string;
  id: number | null;
  part?: string;
  /** Of whom its draft may say something; absent: of a buyer. */
  draftOf?: DraftOf;
}

/** Who has changed a record last, and when, as far as that is known. */
export interface ChangedBy {
  by: string | null;
  at: string | null;
}

/** Fields that two people have changed, and the choice between them. */
export interface Overtaking<Name extends string> {
  /** What both have changed and this person has not decided on: nothing is saved before they have. */
  overtaken: readonly { name: Name; mine: unknown; theirs: unknown; gone: boolean }[];
  changedBy: ChangedBy | undefined;
  decide: (name: string, mine: boolean) => void;
}

export interface MergedForm<Fields> extends Overtaking<keyof Fields & string> {
  /** What stands in the fields. */
  values: Fields;
  change: (typed: Partial<Fields>) => void;
  /** What this person has changed, as it is sent. */
  changed: Partial<Fields>;
  /** What was typed before this form was opened, and was not saved. */
  isBack: boolean;
  /** Gives up what was typed. */
  forget: () => void;
  /**
   * Saves by `send`, on the record as it is read. Where somebody else was faster the record is read again, and what they
   * changed is merged in: it is sent once more, unless both changed one field. Throws what the API refuses.
   */
  save: <Read, Answer>(saving: Saving<Fields, Read, Answer>) => Promise<Answer>;
}

interface Saving<Fields, Read, Answer> {
  /** The record as it is shown. */
  record: Read;
  fieldsOf: (record: Read) => Fields;
  /** Reads the record again; what it reads is shown from then on. */
  read: () => Promise<Read>;
  send: (given: { values: Fields; changed: Partial<Fields>; record: Read }) => Promise<Answer>;
}

const stored = v.record(v.string(), v.object({ mine: v.unknown(), seen: v.unknown() }));

/**
 * Returns a form of a record that others may change meanwhile, of which `now` is what its fields are: those nobody has
 * touched here follow it, and what was touched stays, under a name of its own, through a crash and a sign-out, until it is saved.
 */
export function useMergedForm<Fields extends object>(
  draftName: string,
  of: FormRecord,
  now: Fields,
): MergedForm<Fields> {
  const fields = now as Readonly<Record<string, unknown>>;
  const draft = useDraft<Touched>(draftName, stored, {}, of.draftOf);
  const [changedBy, setChangedBy] = useLastChange(of);
  const touched = draft.value;
  return {
    values: merged(touched, fields) as Fields,
    change: (typed) => draft.write(touching(touched, fields, typed)),
    changed: changedIn<Fields>(touched, fields),
    overtaken: overtakenOf<keyof Fields & string>(touched, fields),
    changedBy,
    decide: (name, mine) => draft.write(deciding(touched, fields, { name, mine })),
    isBack: draft.isBack,
    forget: draft.forget,
    async save({ record, fieldsOf, read, send }) {
      for (let on = record; ;) {
        const saved = fieldsOf(on) as Readonly<Record<string, unknown>>;
        try {
          const values = merged(touched, saved) as Fields;
          const answer = await send({ values, changed: changedIn<Fields>(touched, saved), record: on });
          draft.forget();
          return answer;
        } catch (refused) {
          if (refusalOf(refused) !== "VERSION_OLD") throw refused;
          setChangedBy(problemIn(refused)?.changed);
          on = await read();
          if (overtakenIn(touched, fieldsOf(on) as Readonly<Record<string, unknown>>).length > 0) throw refused;
        }
      }
    },
  };
}

/** Returns whether something in a form is not what stands in its record. */
export function hasChanged({ changed }: { changed: object }): boolean {
  return Object.keys(changed).length > 0;
}

/** Returns what both have changed, with both values. */
export function overtakenOf<Name extends string>(
  touched: Touched,
  now: Readonly<Record<string, unknown>>,
): Overtaking<Name>["overtaken"] {
  return overtakenIn(touched, now).map((name) => ({
    name: name as Name,
    mine: touched[name]!.mine,
    theirs: now[name],
    gone: !(name in now),
  }));
}

function changedIn<Fields>(touched: Touched, fields: Readonly<Record<string, unknown>>): Partial<Fields> {
  const names = Object.keys(touched).filter((name) => name in fields);
  return Object.fromEntries(names.map((name) => [name, touched[name]!.mine])) as Partial<Fields>;
}

/** Returns who was heard of last to have changed a part of a record, while the form was open, and how it is said who it was. */
export function useLastChange({ entity, id, part }: FormRecord) {
  const [changedBy, setChangedBy] = useState<ChangedBy>();
  useEffect(
    () =>
      onChanges((changes) => {
        const last = changes.findLast(
          (one) => one.entity === entity && one.entityId === String(id) && (part === undefined || one.part === part),
        );
        if (last !== undefined) setChangedBy({ by: last.by, at: new Date().toISOString() });
      }),
    [entity, id, part],
  );
  return [changedBy, setChangedBy] as const;
}
