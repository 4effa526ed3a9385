import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type Drop, dropRoutes } from "../../contract/operator/drops.ts";
import { act, problemIn, refusalOf } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { DraftBack } from "../DraftBack.tsx";
import { freshKey } from "../fresh-key.ts";
import { useText } from "../text.ts";
import { OvertakenFields } from "../two-people/OvertakenFields.tsx";
import { useMergedForm } from "../two-people/use-merged-form.ts";
import { type DropFields, dropFieldsOf, type GoodsField, termsIn } from "./drop-fields.ts";
import { readDrop, readDropAgain } from "./drop-queries.ts";
import { DropFieldsForm } from "./DropFieldsForm.tsx";

interface DropFormProps {
  /** Null: a new one. */
  drop: Drop | null;
  /** What a new one begins with. */
  goods?: readonly GoodsField[];
  onSaved: (saved: { id: number; name: string; logged: number | null }) => void;
}

/** The form of a drop, which two people may have open: what both have changed is chosen between before it is saved. */
export function DropForm({ drop, goods, onSaved }: DropFormProps) {
  const t = useText();
  const [key, setKey] = useState(freshKey);
  const of = { entity: "drop", id: drop?.id ?? null, part: "terms", draftOf: "shop" } as const;
  const form = useMergedForm(`drop-${drop?.id ?? "new"}`, of, dropFieldsOf(drop, goods));
  const terms = termsIn(form.values);
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: drop,
        fieldsOf: (record) => dropFieldsOf(record, goods),
        read: () => readDrop(String(drop?.id)),
        send: async ({ values, record }) => {
          const body = { ...termsIn(values)!, goods: [...termsIn(values)!.goods] };
          const { answer, logged } =
            record === null
              ? await act(dropRoutes.planDrop, { body, key })
              : await act(dropRoutes.changeDrop, {
                  parameters: { id: record.id },
                  body,
                  version: record.version,
                });
          return { id: answer.id, name: body.name, logged };
        },
      }),
    onSuccess: async (saved) => {
      setKey(freshKey());
      await readDropAgain(saved.id);
      onSaved(saved);
    },
  });
  const at = /^\/goods\/(\d+)$/.exec(problemIn(save.error)?.at ?? "")?.[1];
  const isChanged = Object.keys(form.changed).length > 0;
  const said = (field: keyof DropFields, value: unknown) => ({
    label: t(`OFFICE_DROP_${field.toUpperCase()}`),
    text: fieldText(field, value),
  });
  function fieldText(field: keyof DropFields, value: unknown): string {
    if (field === "soon") return t(value === true ? "OFFICE_DROP_SOON" : "OFFICE_DROP_UNSEEN");
    if (field !== "goods") return String(value);
    return (value as GoodsField[])
      .map(({ product, perPerson }) => (perPerson === "" ? product : `${product} (${perPerson})`))
      .join(", ");
  }
  return (
    <form
      className="drop-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (terms !== null && isChanged && !save.isPending && form.overtaken.length === 0) save.mutate();
      }}
    >
      <DraftBack draft={form} />
      <DropFieldsForm
        fields={form.values}
        begun={drop?.state === "running"}
        wrong={at === undefined ? null : Number(at)}
        onChange={form.change}
      />
      <OvertakenFields form={form} said={said} />
      {refusalOf(save.error) !== "VERSION_OLD" && <Refused error={save.error} />}
      <div className="drop-save">
        <Act
          type="submit"
          kind="signal"
          busy={save.isPending || form.overtaken.length > 0}
          disabled={terms === null || !isChanged}
        >
          {t(drop === null ? "OFFICE_DROP_PLAN" : "OFFICE_SAVE")}
        </Act>
      </div>
    </form>
  );
}
