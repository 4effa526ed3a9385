import type { KeyboardEvent } from "react";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";

interface ZoomProps {
  name: string;
  pictures: readonly string[];
  at: number;
  setAt: (index: number) => void;
  onClose: () => void;
}

/** The pictures as large as the window; arrow keys and buttons turn them. */
export function ZoomDialog({ name, pictures, at, setAt, onClose }: ZoomProps) {
  const t = useText();
  const turn = (by: number) => setAt((at + by + pictures.length) % pictures.length);
  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  };
  return (
    <Dialog kind="whole" className="zoom" title={name} closeLabel={t("BTN_CLOSE")} onClose={onClose}>
      <div className="zoom-stage" onKeyDown={turnByKey}>
        <Picture kind="product" file={pictures[at] ?? null} alt={t("PRODUCT_PICTURE", { count: at + 1 })} first sizes="(max-width: 900px) 100vw, 1200px" />
        {pictures.length > 1 && (
          <p className="zoom-turn">
            <button type="button" aria-label={t("PRODUCT_PICTURE_PREVIOUS")} onClick={() => turn(-1)}>
              <Icon name="left" />
            </button>
            <span className="figures" aria-live="polite">
              {at + 1} / {pictures.length}
            </span>
            <button type="button" aria-label={t("PRODUCT_PICTURE_NEXT")} onClick={() => turn(1)}>
              <Icon name="right" />
            </button>
          </p>
        )}
      </div>
    </Dialog>
  );
}
