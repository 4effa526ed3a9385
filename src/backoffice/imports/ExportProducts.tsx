import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { importRoutes } from "../../contract/operator/imports.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { tell } from "../notice.ts";
import type { Asked } from "../products/list-address.ts";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { importsKey } from "./imports-key.ts";

/** Has the goods of a list written as a file, all that are filtered and not what is shown alone; then the files are shown. */
export function ExportProducts({ asked }: { asked: Asked }) {
  const t = useText();
  const [, go] = useLocation();
  const write = useMutation({
    mutationFn: () => {
      const { view = "all", q = "", category, brand } = asked;
      const isAll = view === "all" && q === "" && category === undefined && brand === undefined;
      const number = (id: string | undefined) => (id === undefined ? null : Number(id));
      return call(importRoutes.beginExport, {
        body: { filter: isAll ? null : { view, q, category: number(category), brand: number(brand) } },
      });
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: importsKey });
      tell(t("OFFICE_EXPORT_BEGUN"));
      go("/goods/imports");
    },
  });
  return (
    <>
      <Act kind="plain" busy={write.isPending} onClick={() => write.mutate()}>
        {t("OFFICE_EXPORT_FILTERED")}
      </Act>
      <Refused error={write.error} />
    </>
  );
}
