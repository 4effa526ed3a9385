import { useState } from "react";
import type * as v from "valibot";
import { draftKey, type DraftOf, storeDraft, storedDraft } from "./drafts.ts";
import { useSession } from "./session.ts";

export interface Draft<Value> {
  value: Value;
  write: (value: Value) => void;
  /** It was sent, or is not wanted: nothing of it is stored. */
  forget: () => void;
  /** It was begun before this form was opened, and nobody has decided on it since. */
  isBack: boolean;
}

/**
 * Returns what somebody is writing and how it is changed: it is stored on this device as theirs alone, through a reload,
 * a crash and a sign-out, until it is sent or as empty as it began; of a buyer for a day, of the shop alone for thirty.
 * What is stored and does not fit the schema any more is forgotten.
 */
export function useDraft<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
  of: DraftOf = "buyer",
): Draft<Value> {
  const { person } = useSession();
  const key = draftKey(person.id, name);
  const [stored] = useState(() => storedDraft(key, schema));
  const [value, setValue] = useState(stored ?? empty);
  const [isBack, setBack] = useState(stored !== null);
  const write = (next: Value) => {
    setValue(next);
    storeDraft(key, JSON.stringify(next) === JSON.stringify(empty) ? null : next, of);
  };
  const forget = () => {
    setBack(false);
    write(empty);
  };
  return { value, write, forget, isBack };
}
