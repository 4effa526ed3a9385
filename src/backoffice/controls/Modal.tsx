import type { ReactNode } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { useText } from "../text.ts";
import "./modal.css";

/** A window over the screen, as narrow as a form. */
export function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <Dialog title={title} closeLabel={t("OFFICE_CLOSE")} onClose={onClose} className="modal">
      <div className="modal-inside">{children}</div>
    </Dialog>
  );
}
