import { useMutation } from "@tanstack/react-query";
import { goodsRoutes } from "../../contract/operator/goods-to-watch.ts";
import { daySaid } from "../../domain/days-said.ts";
import { languageCalled } from "../../domain/language.ts";
import { Field } from "../../ui/Field.tsx";
import { act, call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useSpoken, useText } from "../text.ts";
import { hasChanged, useMergedForm } from "../two-people/use-merged-form.ts";
import { undoOf } from "../undo.ts";

/** What is expected of a product; a day of null: nothing. */
export interface Expected {
  productId: number;
  product: string;
  day: string | null;
  pieces: number | null;
  version: string;
}

const fieldsOf = ({ day, pieces }: Expected) => ({ day: day ?? "", pieces: pieces === null ? "" : String(pieces) });

/** When more of a product comes, and how much; without a day nothing is expected. Two people who change different fields both have their way. */
export function ExpectDialog({ expected, onClose }: { expected: Expected; onClose: () => void }) {
  const t = useText();
  const { tag } = languageCalled(useSpoken((spoken) => spoken.lanCode));
  const { productId: id, product: name } = expected;
  const of = { entity: "product", id, part: "expected", draftOf: "shop" } as const;
  const form = useMergedForm(`expected-delivery-${id}`, of, fieldsOf(expected));
  const { day, pieces } = form.values;
  const save = useMutation({
    mutationFn: () =>
      form.save({
        record: expected,
        fieldsOf,
        read: async () => {
          const now = await call(goodsRoutes.sellingOut);
          await readAgain([{ entity: "product", id: String(id) }]);
          return expectedIn(now, expected);
        },
        send: ({ values, record: { version } }) =>
          act(goodsRoutes.expectDelivery, {
            parameters: { id },
            body: {
              day: values.day === "" ? null : values.day,
              pieces: values.day === "" || values.pieces === "" ? null : Number(values.pieces),
            },
            version,
          }),
      }),
    onSuccess: ({ logged }) => {
      onClose();
      tell(t(day === "" ? "OFFICE_EXPECT_GONE" : "OFFICE_EXPECT_SAVED", { name }), undoOf(logged));
      return readAgain([{ entity: "product", id: String(id) }]);
    },
  });
  const said = (field: "day" | "pieces", value: unknown) => ({
    label: t(field === "day" ? "OFFICE_EXPECT_DAY" : "OFFICE_EXPECT_PIECES"),
    text: field === "day" && value !== "" ? daySaid(String(value), tag) : String(value),
  });
  return (
    <Modal title={name} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_SAVE")}
        sending={save}
        draft={form}
        merged={{ form, said }}
        disabled={!hasChanged(form)}
        onSend={() => save.mutate()}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_EXPECT_DAY")}
          type="date"
          value={day}
          data-focus
          onChange={(event) => form.change({ day: event.currentTarget.value })}
        />
        <Field
          label={t("OFFICE_EXPECT_PIECES")}
          type="number"
          min={1}
          max={1_000_000}
          value={pieces}
          disabled={day === ""}
          onChange={(event) => form.change({ pieces: event.currentTarget.value })}
        />
      </ModalForm>
    </Modal>
  );
}

interface SaidNow {
  variants: readonly { productId: number; expectedVersion: string }[];
  expected: readonly (Expected & { day: string })[];
}

/** Returns what is expected of a product now. */
export function expectedIn(
  { variants, expected }: SaidNow,
  of: Pick<Expected, "productId" | "product" | "version">,
): Expected {
  const found = expected.find(({ productId }) => productId === of.productId);
  if (found !== undefined) return found;
  const row = variants.find(({ productId }) => productId === of.productId);
  const { productId, product, version } = of;
  return { productId, product, day: null, pieces: null, version: row?.expectedVersion ?? version };
}
