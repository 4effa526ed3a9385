import { useEffect, useRef, useState } from "react";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";
import { openCodeReader } from "./code-reader.ts";
import "./camera.css";

/** Milliseconds between two looks, and after a code until it is read again: two equal pieces are shown one after the other. */
const looks = { each: 120, afterCode: 1300 };

interface CameraProps {
  onCode: (code: string) => void;
  /** What reads codes has come. */
  onReader?: (() => void) | undefined;
  onClose: () => void;
}

/** What the camera behind the phone sees; each code in it is told of. */
export function Camera({ onCode, onReader, onClose }: CameraProps) {
  const t = useText();
  const film = useRef<HTMLVideoElement>(null);
  const heard = useRef({ onCode, onReader });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    heard.current = { onCode, onReader };
  });
  useEffect(() => {
    const closed = new AbortController();
    watch(film.current!, heard, closed.signal).catch(() => setFailed(true));
    return () => closed.abort();
  }, []);
  return (
    <div className="packing-camera">
      {failed ? <p role="alert">{t("OFFICE_PACKING_NO_CAMERA")}</p> : <video ref={film} muted playsInline />}
      <Act kind="ink" onClick={onClose}>
        {t("OFFICE_PACKING_CAMERA_OFF")}
      </Act>
    </div>
  );
}

async function watch(
  film: HTMLVideoElement,
  heard: { readonly current: Pick<CameraProps, "onCode" | "onReader"> },
  closed: AbortSignal,
): Promise<void> {
  const video = { facingMode: "environment", width: { ideal: 1280 }, height: { ideal: 720 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  closed.addEventListener("abort", stop);
  if (closed.aborted) return stop();
  film.srcObject = stream;
  await film.play();
  const read = await openCodeReader();
  heard.current.onReader?.();
  while (!closed.aborted) {
    const [code] = film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? [] : await read(film);
    if (code !== undefined && !closed.aborted) heard.current.onCode(code);
    await new Promise((done) => setTimeout(done, code === undefined ? looks.each : looks.afterCode));
  }
}
