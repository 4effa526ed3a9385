import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { labelRoutes } from "../../contract/operator/labels.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { LabelsDialog } from "./LabelsDialog.tsx";

/** The label of what was packed last: bought and printed where it was packed. Nothing where no carrier is connected. */
export function PackedLabel({ number }: { number: number }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ["labels", number],
    queryFn: () => call(labelRoutes.orderLabels, { parameters: { number: String(number) } }),
  });
  if (data === undefined || data.carrier === null) return null;
  return (
    <>
      <Act onClick={() => setOpen(true)}>{t("OFFICE_LABEL_BUY")}</Act>
      {open && <LabelsDialog numbers={[number]} onClose={() => setOpen(false)} />}
    </>
  );
}
