import type { KeyboardEvent, PointerEvent } from "react";
import type { PictureOfProduct } from "../../contract/operator/pictures.ts";
import { jpegHref } from "../../contract/paths.ts";
import { ratioOf, shownIn } from "../../domain/catalogue/picture-frame.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useText } from "../text.ts";
import { unsaidIn } from "./picture-fields.ts";
import { Seen } from "./Seen.tsx";

interface PictureTileProps {
  picture: PictureOfProduct;
  ratio: "4:5" | "3:4" | "2:3" | "1:1";
  /** From 0. */
  index: number;
  count: number;
  isOpen: boolean;
  isHeld: boolean;
  onOpen: () => void;
  onMove: (to: number) => void;
  onGrip: (event: PointerEvent<HTMLElement>) => void;
}

/** One picture among a product's, as a tile of the shop shows it; moved by its handle, by arrows on that, or by buttons. */
export function PictureTile(props: PictureTileProps) {
  const { picture, ratio, index, count, isOpen, isHeld, onOpen, onMove, onGrip } = props;
  const t = useText();
  const { file, width, height, alt, focus, role } = picture;
  const nth = index + 1;
  const unsaid = unsaidIn(picture);
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowUp: index - 1,
    ArrowRight: nth,
    ArrowDown: nth,
    Home: 0,
    End: count - 1,
  };
  const keys = (event: KeyboardEvent) => {
    const to = targets[event.key];
    if (to === undefined) return;
    event.preventDefault();
    if (to >= 0 && to < count && to !== index) onMove(to);
  };
  return (
    <li
      className={`picture${isOpen ? " picture-open" : ""}${isHeld ? " picture-held" : ""}`}
      data-index={index}
      data-picture={file}
    >
      <button
        type="button"
        className="picture-shown"
        data-shown={`pictures/${index}`}
        aria-expanded={isOpen}
        aria-label={[t("OFFICE_PICTURE_NTH", { nth, of: count }), alt.pl].filter(Boolean).join(": ")}
        onClick={onOpen}
      >
        <Seen
          src={jpegHref(file, "400x500")}
          own={width / height}
          box={shownIn(ratioOf(ratio), { own: width / height, box: null, focus })}
          ratio={ratioOf(ratio)}
        />
      </button>
      {(index === 0 || role !== "packshot") && (
        <span className="picture-mark">
          {index === 0 ? t("OFFICE_PICTURE_FIRST") : t(`OFFICE_PICTURE_ROLE_${role.toUpperCase()}`)}
        </span>
      )}
      <span className="picture-acts">
        <button
          type="button"
          className="act picture-act"
          data-move="back"
          disabled={index === 0}
          aria-label={t("OFFICE_PICTURE_BACK", { nth })}
          onClick={() => onMove(index - 1)}
        >
          <Icon name="left" small />
        </button>
        <button
          type="button"
          className="act picture-act picture-grip"
          data-move="grip"
          aria-label={t("OFFICE_PICTURE_GRIP", { nth })}
          onPointerDown={onGrip}
          onKeyDown={keys}
        >
          {nth}
        </button>
        <button
          type="button"
          className="act picture-act"
          data-move="on"
          disabled={nth === count}
          aria-label={t("OFFICE_PICTURE_ON", { nth })}
          onClick={() => onMove(nth)}
        >
          <Icon name="right" small />
        </button>
      </span>
      <span className={unsaid.length === 0 ? "picture-words mute" : "picture-words fact-missing"}>
        {unsaid.length === 0
          ? t("OFFICE_PICTURE_SAID")
          : t("OFFICE_PICTURE_UNSAID", { languages: unsaid.map((one) => one.toUpperCase()).join(", ") })}
      </span>
    </li>
  );
}
