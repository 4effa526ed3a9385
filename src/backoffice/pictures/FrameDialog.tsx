import { useMutation } from "@tanstack/react-query";
import { type PointerEvent, useState } from "react";
import type { PictureOfProduct } from "../../contract/operator/pictures.ts";
import { productPictureRoutes } from "../../contract/operator/product-pictures.ts";
import { jpegHref } from "../../contract/paths.ts";
import type { Focus, PictureRatio } from "../../domain/catalogue/picture.ts";
import {
  boxOfFrame,
  focusInBox,
  type Frame,
  frameOfBox,
  frameRatios,
  ratioOf,
  shownIn,
  smallestFrame,
} from "../../domain/catalogue/picture-frame.ts";
import { FieldError } from "../../ui/FieldError.tsx";
import { call } from "../api.ts";
import { Modal } from "../controls/Modal.tsx";
import { ModalForm } from "../controls/ModalForm.tsx";
import { Segments } from "../controls/Segments.tsx";
import { useText } from "../text.ts";
import { Seen } from "./Seen.tsx";
import { Slider } from "./Slider.tsx";

interface FrameDialogProps {
  productId: number;
  picture: PictureOfProduct;
  /** In which the shop shows goods. */
  ratio: PictureRatio;
  /** True of a file that is another picture of the product. */
  isTaken: (file: string) => boolean;
  onFramed: (framed: Pick<PictureOfProduct, "file" | "width" | "height" | "cut" | "focus">) => void;
  onClose: () => void;
}

const middle: Focus = { x: 50, y: 50 };

/** How a picture is cut, and the point its crops keep in sight: by dragging on it or by sliders, with what becomes of it beside. The whole stays in the store, so that it can be cut otherwise. */
export function FrameDialog({ productId, picture, ratio, isTaken, onFramed, onClose }: FrameDialogProps) {
  const t = useText();
  const { file, cut } = picture;
  const src = jpegHref(cut?.of ?? file, "1200x1500");
  // Of the whole, width by height; the store's numbers of a picture that lies on its side are the other way round.
  const [own, setOwn] = useState<number | null>(null);
  const [mode, setMode] = useState<"frame" | "focus">("frame");
  const [frame, setFrame] = useState<Frame | null>(null);
  const [focus, setFocus] = useState<Focus | null>(picture.focus);
  const [isSame, setSame] = useState(false);
  const now = frame ?? frameOfBox(cut?.box ?? null, own ?? 1);
  const box = frame === null ? (cut?.box ?? null) : boxOfFrame(now, own ?? 1);
  const put = (changed: Partial<Frame>) => {
    const next = { ...now, ...changed };
    const to = boxOfFrame(next, own ?? 1);
    setFocus(focusInBox(focus, { from: box, to }));
    setFrame(next);
    setSame(false);
  };
  const send = useMutation({
    mutationFn: () =>
      call(productPictureRoutes.frameProductPicture, { parameters: { id: productId }, body: { file, box, focus } }),
    onSuccess: (framed) => {
      if (isTaken(framed.file)) return setSame(true);
      onFramed({ file: framed.file, width: framed.width, height: framed.height, cut: framed.cut, focus });
      onClose();
    },
  });
  const pointed = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / width;
    const y = (event.clientY - top) / height;
    if (mode === "focus") {
      const at = focusInBox({ x: x * 100, y: y * 100 }, { from: null, to: box });
      if (at !== null) setFocus(at);
    } else if (box !== null)
      put({
        x: percentOfRoom(x * 1000 - box.width / 2, box.width),
        y: percentOfRoom(y * 1000 - box.height / 2, box.height),
      });
  };
  const window = box ?? { left: 0, top: 0, width: 1000, height: 1000 };
  const at = focus ?? middle;
  return (
    <Modal title={t("OFFICE_PICTURE_FRAME_TITLE")} onClose={onClose}>
      <ModalForm
        act={t("OFFICE_PICTURE_FRAME_DONE")}
        sending={send}
        disabled={own === null}
        onSend={() => send.mutate()}
        onClose={onClose}
      >
        <Segments
          label={t("OFFICE_PICTURE_FRAME_WHAT")}
          value={mode}
          options={[
            { value: "frame", text: t("OFFICE_PICTURE_FRAME_CUT") },
            { value: "focus", text: t("OFFICE_PICTURE_FRAME_FOCUS") },
          ]}
          onChange={setMode}
        />
        <p className="mute">{t(mode === "frame" ? "OFFICE_PICTURE_CUT_HELP" : "OFFICE_PICTURE_FOCUS_HELP")}</p>
        <div className="frame-columns">
          <div
            className="frame-stage"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              pointed(event);
            }}
            onPointerMove={(event) => event.buttons === 1 && pointed(event)}
          >
            <img
              src={src}
              alt=""
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setOwn(naturalWidth / naturalHeight)}
            />
            <span
              className="frame-window"
              style={{
                left: `${window.left / 10}%`,
                top: `${window.top / 10}%`,
                width: `${window.width / 10}%`,
                height: `${window.height / 10}%`,
              }}
            >
              {focus !== null && <span className="frame-focus" style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />}
            </span>
          </div>
          <div className="frame-shown" aria-hidden="true">
            {own !== null &&
              [ratioOf(ratio), 1, 1200 / 630].map((one, index) => (
                <figure key={one}>
                  <Seen src={src} own={own} box={shownIn(one, { own, box, focus })} ratio={one} />
                  <figcaption>{t(`OFFICE_PICTURE_SHOWN_${shownNames[index]!}`)}</figcaption>
                </figure>
              ))}
          </div>
        </div>
        {mode === "frame" ? (
          <div className="frame-fields">
            <label className="field">
              <span className="field-label">{t("OFFICE_PICTURE_RATIO")}</span>
              <select
                className="input"
                value={now.ratio}
                onChange={({ currentTarget: { value } }) =>
                  put({ ratio: frameRatios.find((one) => one === value) ?? "whole" })
                }
              >
                {frameRatios.map((one) => (
                  <option key={one} value={one}>
                    {one === "whole" || one === "own" ? t(`OFFICE_PICTURE_RATIO_${one.toUpperCase()}`) : one}
                  </option>
                ))}
              </select>
            </label>
            {now.ratio !== "whole" && (
              <>
                <Slider
                  label={t("OFFICE_PICTURE_WINDOW")}
                  least={smallestFrame}
                  value={now.size}
                  onChange={(size) => put({ size })}
                />
                <Slider label={t("OFFICE_PICTURE_ACROSS")} value={now.x} onChange={(x) => put({ x })} />
                <Slider label={t("OFFICE_PICTURE_DOWN")} value={now.y} onChange={(y) => put({ y })} />
              </>
            )}
          </div>
        ) : (
          <div className="frame-fields">
            <label className="tick-row">
              <input
                type="checkbox"
                checked={focus !== null}
                onChange={({ currentTarget: { checked } }) => setFocus(checked ? middle : null)}
              />
              {t("OFFICE_PICTURE_FILLED")}
            </label>
            {focus !== null && (
              <>
                <Slider label={t("OFFICE_PICTURE_ACROSS")} value={at.x} onChange={(x) => setFocus({ ...at, x })} />
                <Slider label={t("OFFICE_PICTURE_DOWN")} value={at.y} onChange={(y) => setFocus({ ...at, y })} />
              </>
            )}
          </div>
        )}
        {isSame && <FieldError text={t("OFFICE_PICTURE_SAME")} />}
      </ModalForm>
    </Modal>
  );
}

const shownNames = ["TILE", "SQUARE", "LINK"] as const;

/** Returns where a window stands in the room it has, in whole percent, when it begins there. */
function percentOfRoom(at: number, length: number): number {
  return length >= 1000 ? 50 : Math.min(100, Math.max(0, Math.round((at * 100) / (1000 - length))));
}
