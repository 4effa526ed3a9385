import { useMutation } from "@tanstack/react-query";
import type { Packing } from "../../contract/operator/packing.ts";
import { parcelRoutes } from "../../contract/operator/parcels.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { takenOut } from "../order/taken-out.ts";
import { useText } from "../text.ts";
import { readPacking } from "./use-packing.ts";

/** Boxes that were packed before their order lost pieces: what is to be taken out of each, until somebody says that it is. */
export function ToRepack({ boxes }: { boxes: Packing["repack"] }) {
  const t = useText();
  return (
    <section className="packing-repack" aria-label={t("OFFICE_REPACK_TITLE")}>
      <h2>{t("OFFICE_REPACK_TITLE")}</h2>
      <ol>
        {boxes.map((box) => (
          <Box key={box.number} box={box} />
        ))}
      </ol>
    </section>
  );
}

function Box({ box: { number, pieces } }: { box: Packing["repack"][number] }) {
  const t = useText();
  const close = useMutation({
    mutationFn: () => act(parcelRoutes.closeRepack, { parameters: { number } }),
    onSuccess: readPacking,
  });
  return (
    <li>
      <p>
        <strong>{number}</strong> {t("OFFICE_REPACK_TAKE_OUT", { pieces: takenOut(pieces) })}
      </p>
      <Refused error={close.error} />
      <Act busy={close.isPending} onClick={() => close.mutate()}>
        {t("OFFICE_REPACK_DONE")}
      </Act>
    </li>
  );
}
