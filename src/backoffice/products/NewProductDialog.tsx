import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "wouter";
import * as v from "valibot";
import { productRoutes } from "../../contract/operator/products.ts";
import { productLimits } from "../../domain/catalogue/product-form.ts";
import { Field } from "../../ui/Field.tsx";
import { act, problemAt } from "../api.ts";
import { amountIn } from "../amount-in.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { freshKey } from "../fresh-key.ts";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { useDraft } from "../use-draft.ts";
import { takeOverProduct, usePlaces } from "./use-products.ts";

const typed = v.object({
  name: v.string(),
  brand: v.string(),
  category: v.string(),
  price: v.string(),
  sizes: v.string(),
});
const empty: v.InferOutput<typeof typed> = { name: "", brand: "", category: "", price: "", sizes: "" };

/** The five things a product begins with; its page has the rest. It is not in the shop before somebody shows it. */
export function NewProductDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const [key] = useState(freshKey);
  const { data: places } = usePlaces();
  const draft = useDraft("new-product", typed, empty);
  const { value, write } = draft;
  const [tried, setTried] = useState(false);
  const price = amountIn(value.price);
  const sizes = sizesIn(value.sizes);
  const isWhole =
    value.name.trim() !== "" && value.brand !== "" && value.category !== "" && price !== null && price > 0;
  const save = useMutation({
    mutationFn: () =>
      act(productRoutes.addProduct, {
        body: {
          name: value.name.trim(),
          brandId: Number(value.brand),
          categoryId: Number(value.category),
          price: price ?? 0,
          sizes,
        },
        key,
      }),
    onSuccess: ({ answer, logged }) => {
      draft.forget();
      onClose();
      takeOverProduct(answer);
      tell(t("OFFICE_GOODS_ADDED", { name: answer.texts.name.pl }), undoOf(logged));
      go(`/goods/${answer.id}`);
    },
  });
  const options = (rows: readonly { id: number; name: string }[] = []) => [
    ["", "–"] as const,
    ...rows.map(({ id, name }) => [String(id), name] as const),
  ];
  return (
    <Modal title={t("OFFICE_GOODS_NEW")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_GOODS_MAKE")}
        sending={save}
        draft={draft}
        onSend={() => (setTried(true), isWhole && save.mutate())}
        onClose={onClose}
      >
        <Field
          label={t("OFFICE_GOODS_NAME_PL")}
          value={value.name}
          maxLength={productLimits.name}
          required
          autoComplete="off"
          data-focus
          onChange={(event) => write({ ...value, name: event.currentTarget.value })}
        />
        <Choice
          label={t("OFFICE_BRAND")}
          value={value.brand}
          options={options(places?.brands)}
          onChange={(brand) => write({ ...value, brand })}
        />
        <Choice
          label={t("OFFICE_CATEGORY")}
          value={value.category}
          options={options(places?.categories)}
          onChange={(category) => write({ ...value, category })}
        />
        {places !== undefined && (places.brands.length === 0 || places.categories.length === 0) && (
          <p>
            {t("OFFICE_GOODS_NO_PLACES")}{" "}
            <Link className="link" href="/goods/brands">
              {t("OFFICE_BRANDS")}
            </Link>
            {", "}
            <Link className="link" href="/goods/categories">
              {t("OFFICE_CATEGORIES")}
            </Link>
          </p>
        )}
        <Field
          label={t("OFFICE_GOODS_PRICE_PLN")}
          value={value.price}
          inputMode="decimal"
          required
          autoComplete="off"
          error={tried && (price === null || price === 0) ? t("OFFICE_GOODS_PRICE_WRONG") : null}
          onChange={(event) => write({ ...value, price: event.currentTarget.value })}
        />
        <Field
          label={t("OFFICE_GOODS_SIZES")}
          value={value.sizes}
          maxLength={2000}
          placeholder="S, M, L, XL"
          autoComplete="off"
          error={problemAt(save.error) === "/sizes" ? t("OFFICE_REFUSED_FIELD_WRONG") : null}
          onChange={(event) => write({ ...value, sizes: event.currentTarget.value })}
        />
        <p className="mute">{t("OFFICE_GOODS_SIZES_HELP")}</p>
        {tried && !isWhole && <p role="alert">{t("OFFICE_GOODS_INCOMPLETE")}</p>}
      </ModalForm>
    </Modal>
  );
}

/** Returns the sizes somebody typed with commas between them, each once. */
function sizesIn(text: string): string[] {
  const sizes = text.split(/[,;\n]/).map((size) => size.trim().replace(/\s+/g, " "));
  return [...new Set(sizes.filter((size) => size !== ""))];
}
