import { useMutation } from "@tanstack/react-query";
import { type PointerEvent, useEffect, useState } from "react";
import { frontRoutes } from "../../contract/operator/front.ts";
import { imageHref } from "../../contract/paths.ts";
import type { Focus } from "../../domain/catalogue/picture.ts";
import type { FrontHero } from "../../domain/content/front.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { PickFiles } from "../pictures/PickFiles.tsx";
import { Slider } from "../pictures/Slider.tsx";
import { uploadFile } from "../upload-file.ts";
import { useText } from "../text.ts";

const middle: Focus = { x: 50, y: 50 };
/** Milliseconds after the last move until crops about the point are made. */
const patience = 300;

interface HeroPictureProps {
  picture: FrontHero["picture"];
  onChange: (picture: FrontHero["picture"]) => void;
}

/** The picture the home page begins with, and the point of it that every window keeps in sight: by a press on it or by sliders. */
export function HeroPicture({ picture, onChange }: HeroPictureProps) {
  const t = useText();
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const send = useMutation({
    mutationFn: (files: FileList) =>
      uploadFile(frontRoutes.keepFrontPicture, {
        parameters: {},
        file: files[0]!,
        onProgress: () => undefined,
        signal: stop.signal,
      }),
    onSuccess: ({ file }) => onChange({ file, focus: null }),
  });
  return (
    <div className="front-picture">
      <p className="field-label">{t("OFFICE_FRONT_PICTURE")}</p>
      <div className="front-acts">
        <PickFiles text={t("OFFICE_FRONT_PICTURE_CHOOSE")} onPick={(files) => send.mutate(files)} />
        {picture !== null && (
          <Act kind="plain" onClick={() => onChange(null)}>
            {t("OFFICE_FRONT_PICTURE_FIRST")}
          </Act>
        )}
      </div>
      <Refused error={send.error} />
      {picture !== null && (
        <FocusFields key={picture.file} {...picture} onChange={(focus) => onChange({ ...picture, focus })} />
      )}
    </div>
  );
}

interface FocusFieldsProps {
  file: string;
  focus: Focus | null;
  onChange: (focus: Focus) => void;
}

function FocusFields({ file, focus, onChange }: FocusFieldsProps) {
  const t = useText();
  const [at, setAt] = useState(focus ?? middle);
  // The page may name a point once there are crops about it.
  const keep = useMutation({
    mutationFn: (to: Focus) => call(frontRoutes.focusFrontPicture, { body: { file, focus: to } }),
    onSuccess: (_, to) => onChange(to),
  });
  const { mutate } = keep;
  useEffect(() => {
    if (at.x === (focus ?? middle).x && at.y === (focus ?? middle).y) return;
    const timer = setTimeout(() => mutate(at), patience);
    return () => clearTimeout(timer);
  }, [at, focus, mutate]);
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const share = (value: number) => Math.min(100, Math.max(0, Math.round(value * 100)));
    setAt({ x: share((event.clientX - left) / width), y: share((event.clientY - top) / height) });
  };
  return (
    <>
      <p className="mute">{t("OFFICE_FRONT_PICTURE_TEXT")}</p>
      <div className="front-focus" onPointerDown={point}>
        <img src={imageHref(file, "1200x630")} alt="" />
        <span className="front-point" style={{ left: `${at.x}%`, top: `${at.y}%` }} />
      </div>
      <Slider label={t("OFFICE_FRONT_FOCUS_X")} value={at.x} onChange={(x) => setAt({ ...at, x })} />
      <Slider label={t("OFFICE_FRONT_FOCUS_Y")} value={at.y} onChange={(y) => setAt({ ...at, y })} />
      <Refused error={keep.error} />
    </>
  );
}
