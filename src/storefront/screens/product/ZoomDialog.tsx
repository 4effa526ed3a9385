import { useEffect, useRef } from "react";
import { wholePicture } from "../../../contract/whole-picture.ts";
import type { ProductPicture } from "../../../domain/catalogue/product.ts";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { avifSet, Picture } from "../../app/Picture.tsx";
import { useText } from "../../app/text.ts";
import { clicked } from "./pan-zoom.ts";
import { usePanZoom } from "./use-pan-zoom.ts";
import "./zoom.css";

interface ZoomProps {
  name: string;
  pictures: readonly ProductPicture[];
  at: number;
  setAt: (index: number) => void;
  onClose: () => void;
}

const step = 80;
/** The width the whole picture takes; enlarged, it is wanted as fine as there is. */
const sizes = { whole: "min(100vw, 80vh)", enlarged: "1200px" } as const;

/** Fetches a picture that is turned to next, as large as it will be shown. */
function fetchWhole(path: string): void {
  const image = new Image();
  image.sizes = sizes.whole;
  image.srcset = avifSet(wholePicture(path), ["400x500", "640x800", "800x1000", "1200x1500"]);
}

/** The pictures as large as the window and larger: click, tap, pinch, wheel or + and − enlarge, arrows turn them or move an enlarged one. A finer one is fetched once it is enlarged. */
export function ZoomDialog({ name, pictures, at, setAt, onClose }: ZoomProps) {
  const t = useText();
  const picture = pictures[at];
  const stage = useRef<HTMLDivElement>(null);
  const turn = (by: number) => setAt((at + by + pictures.length) % pictures.length);
  const { enlarged, zoom, pan } = usePanZoom(stage, { picture: at, turn });
  useEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowRight: () => (enlarged ? pan({ x: -step, y: 0 }) : turn(1)),
      ArrowLeft: () => (enlarged ? pan({ x: step, y: 0 }) : turn(-1)),
      ArrowDown: () => pan({ x: 0, y: -step }),
      ArrowUp: () => pan({ x: 0, y: step }),
      "+": () => zoom(1.5),
      "=": () => zoom(1.5),
      "-": () => zoom(1 / 1.5),
      "0": () => zoom(0),
    };
    const press = (event: KeyboardEvent) => {
      const answer = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
      if (answer === undefined) return;
      event.preventDefault();
      answer();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  useEffect(() => {
    for (const by of [1, -1]) {
      const picture = pictures[(at + by + pictures.length) % pictures.length];
      if (picture !== undefined) fetchWhole(picture.path);
    }
  }, [at, pictures]);
  return (
    <Dialog kind="whole" className="zoom" title={name} closeLabel={t("BTN_CLOSE")} onClose={onClose}>
      <div className={enlarged ? "zoom-stage zoom-enlarged" : "zoom-stage"} ref={stage}>
        <Picture
          key={picture?.path}
          kind="product"
          file={picture === undefined ? null : wholePicture(picture.path)}
          alt={picture?.alt ?? t("PRODUCT_PICTURE", { count: at + 1 })}
          first
          sizes={enlarged ? sizes.enlarged : sizes.whole}
        />
        {picture?.caption !== undefined && <p className="zoom-caption">{picture.caption}</p>}
        <p className="zoom-turn">
          <button
            type="button"
            aria-label={enlarged ? t("ZOOM_OUT") : t("ZOOM_IN")}
            onClick={() => zoom(enlarged ? 0 : clicked)}
          >
            <Icon name={enlarged ? "minus" : "plus"} />
          </button>
          {pictures.length > 1 && (
            <>
              <button type="button" aria-label={t("PRODUCT_PICTURE_PREVIOUS")} onClick={() => turn(-1)}>
                <Icon name="left" />
              </button>
              <span className="figures" aria-live="polite">
                <span aria-hidden="true">{`${at + 1} / ${pictures.length}`}</span>
                <span className="hidden-text">{t("ZOOM_OF", { count: at + 1, total: pictures.length })}</span>
              </span>
              <button type="button" aria-label={t("PRODUCT_PICTURE_NEXT")} onClick={() => turn(1)}>
                <Icon name="right" />
              </button>
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}
