import type { ReactNode } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import { useText } from "../text.ts";
import "./modal.css";

/** A window over the screen, as narrow as a form. The focus begins where something is to be done: at what asks for it by `data-focus`, else at the first field or button inside. */
export function Modal({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const t = useText();
  return (
    <Dialog title={title} closeLabel={t("OFFICE_CLOSE")} onClose={onClose} className="modal">
      <div className="modal-inside" ref={focusInside}>
        {children}
      </div>
    </Dialog>
  );
}

/** The browser looks for the attribute when it opens the window, which is after this. */
function focusInside(inside: HTMLElement | null): void {
  const first =
    inside?.querySelector("[data-focus]") ??
    inside?.querySelector("input:is([type=radio]:checked, :not([type=radio], [type=checkbox])), select, button");
  first?.setAttribute("autofocus", "");
}
