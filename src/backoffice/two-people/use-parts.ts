import { useMutation } from "@tanstack/react-query";
import type { Acted } from "../api.ts";
import { tell } from "../notice.ts";
import { undoOfAll } from "../undo.ts";
import { hasChanged, type MergedForm } from "./use-merged-form.ts";

type Sent<Fields, Read> = (given: { values: Fields; changed: Partial<Fields>; record: Read }) => Promise<Acted<Read>>;
type Keep<Read> = (acted: Acted<Read>) => Acted<Read>;

/** A part of a record that counts its versions apart from the others: its form, and how it is saved. */
export interface FormPart<Read> {
  form: { changed: object; overtaken: readonly unknown[]; forget: () => void };
  save: (saving: { record: Read; read: () => Promise<Read> }, keep: Keep<Read>) => Promise<unknown>;
}

/** Returns the part of a record that a form holds; `send` sends it under the version of the record it is given. */
export function partOf<Fields extends object, Read>(
  form: MergedForm<Fields>,
  fieldsOf: (record: NoInfer<Read>) => Fields,
  send: Sent<Fields, Read>,
): FormPart<Read> {
  return {
    form,
    save: (saving, keep) => form.save({ ...saving, fieldsOf, send: async (given) => keep(await send(given)) }),
  };
}

interface Parts<Read> {
  /** The record as it is shown. */
  record: Read;
  read: () => Promise<Read>;
  /** Shows a record as an act has answered it. */
  takeOver: (record: Read) => void;
  parts: readonly FormPart<Read>[];
  /** Something is typed that cannot be saved so. */
  isWrong: boolean;
  /** What is told of all that was saved. */
  saved: string;
}

/** Parts of one record that are saved by one act of a person. */
export interface SavedParts {
  /** Something is typed that is not saved. */
  isChanged: boolean;
  /** It can be saved: something is changed, nothing is wrong, and nothing is to be decided. */
  isReady: boolean;
  /** Something is typed that cannot be saved so. */
  isWrong: boolean;
  save: () => void;
  isSaving: boolean;
  error: unknown;
  /** Gives up all that was typed. */
  forget: () => void;
}

/**
 * Returns what saves the parts of a record, of each what was changed in it and nothing else, one after the other: where
 * one is refused, those before it are saved, and what was typed into the others stays. One undo takes all of it back.
 */
export function useParts<Read>({ record, read, takeOver, parts, isWrong, saved }: Parts<Read>): SavedParts {
  const save = useMutation({
    mutationFn: async () => {
      const done: Acted<Read>[] = [];
      const keep: Keep<Read> = (acted) => {
        takeOver(acted.answer);
        done.push(acted);
        return acted;
      };
      for (const part of parts) if (hasChanged(part.form)) await part.save({ record, read }, keep);
      return done;
    },
    onSuccess: (done) => tell(saved, undoOfAll(done)),
  });
  const isChanged = parts.some(({ form }) => hasChanged(form));
  const isReady = isChanged && !isWrong && parts.every(({ form }) => form.overtaken.length === 0);
  return {
    isChanged,
    isReady,
    isWrong,
    save: () => isReady && !save.isPending && save.mutate(),
    isSaving: save.isPending,
    error: save.error,
    forget: () => {
      save.reset();
      for (const { form } of parts) form.forget();
    },
  };
}
