import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { brandRoutes, type BrandSaid } from "../../contract/operator/brands.ts";
import { act } from "../api.ts";
import { Choice } from "../controls/Choice.tsx";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { forgetRecord } from "../forget-record.ts";
import { tell } from "../notice.ts";
import { readAgain } from "../read-again.ts";
import { useText } from "../text.ts";
import { useBrands } from "./use-brands.ts";

/** Makes one brand of two; it says before what cannot be taken back. */
export function MergeBrandsDialog({ brand, onClose }: { brand: BrandSaid; onClose: () => void }) {
  const t = useText();
  const [, go] = useLocation();
  const { data } = useBrands();
  const [into, setInto] = useState("");
  const { id, goods } = brand;
  const { name } = brand.texts;
  const others = (data?.brands ?? []).filter((one) => one.id !== id);
  const merge = useMutation({
    mutationFn: () => act(brandRoutes.mergeBrands, { parameters: { id }, body: { intoId: Number(into) } }),
    onSuccess: async ({ answer }) => {
      onClose();
      go(`/goods/brands/${answer.id}`);
      tell(t("OFFICE_BRAND_MERGED", { name }));
      await forgetRecord({ entity: "brand", id: String(id) });
      await readAgain([
        { entity: "brand", id: String(answer.id) },
        { entity: "product", id: "" },
      ]);
    },
  });
  return (
    <Modal title={t("OFFICE_BRAND_MERGE_WHAT", { name })} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_BRAND_MERGE_DO")}
        kind="ink"
        sending={merge}
        disabled={into === ""}
        onSend={() => merge.mutate()}
        onClose={onClose}
      >
        <Choice
          label={t("OFFICE_BRAND_MERGE_INTO")}
          value={into}
          options={[["", "–"], ...others.map((one) => [String(one.id), one.name] as const)]}
          onChange={setInto}
        />
        <p>{t("OFFICE_BRAND_MERGE_TEXT", { name, count: goods })}</p>
      </ModalForm>
    </Modal>
  );
}
