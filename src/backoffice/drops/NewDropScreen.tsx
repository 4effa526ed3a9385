import { Link, useLocation } from "wouter";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { tell } from "../notice.ts";
import { useText } from "../text.ts";
import { undoOf } from "../undo.ts";
import { DropForm } from "./DropForm.tsx";
import "./drops.css";

/** Plans a drop. */
export function NewDropScreen() {
  const t = useText();
  const [, go] = useLocation();
  return (
    <>
      <ScreenHead
        title={t("OFFICE_DROPS_NEW")}
        above={
          <Link className="link" href="/goods/drops">
            {t("OFFICE_DROPS")}
          </Link>
        }
      />
      <DropForm
        drop={null}
        onSaved={({ id, name, logged }) => {
          tell(t("OFFICE_DROP_PLANNED_NOW", { name }), undoOf(logged));
          go(`/goods/drops/${id}`);
        }}
      />
    </>
  );
}
