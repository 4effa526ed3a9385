import { useEffect, useId, useRef, useState } from "react";
import { type Mark, appearanceRoutes } from "../../contract/operator/appearance.ts";
import type { markFields } from "../../domain/appearance/appearance.ts";
import { markUpload } from "../../domain/appearance/mark-upload.ts";
import { Act } from "../controls/Act.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { uploadFile } from "../upload-file.ts";
import { useText } from "../text.ts";

interface MarkFieldProps {
  name: (typeof markFields)[number];
  label: string;
  mark: Mark | null;
  onChange: (mark: Mark | null) => void;
}

/** A mark of the shop as it is shown, and the file it is brought by. */
export function MarkField({ name, label, mark, onChange }: MarkFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { send, share, error, isHeavy } = useMarkUpload(onChange);
  return (
    <div className="mark-field" role="group" aria-labelledby={id}>
      <p className="field-label" id={id}>
        {label}
      </p>
      <div className={`mark-shown mark-shown-${name}`}>
        {mark === null ? (
          <span>{t("OFFICE_LOOKS_NONE")}</span>
        ) : (
          <img src={mark.address} alt={label} width={mark.width} height={mark.height} />
        )}
      </div>
      <p className="mute">{t(`OFFICE_LOOKS_${name.toUpperCase()}_TEXT`)}</p>
      <div className="mark-acts">
        <Act busy={share !== null} onClick={() => input.current?.click()}>
          {share !== null
            ? t("OFFICE_LOOKS_COMING", { share: Math.round(share * 100) })
            : t(mark === null ? "OFFICE_LOOKS_BRING" : "OFFICE_LOOKS_BRING_OTHER")}
        </Act>
        {mark !== null && (
          <Act kind="plain" aria-label={t("OFFICE_LOOKS_WITHOUT_OF", { name: label })} onClick={() => onChange(null)}>
            {t("OFFICE_LOOKS_WITHOUT")}
          </Act>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={markUpload.types.join(",")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void send(file);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
      {isHeavy && <p role="alert">{t("OFFICE_LOOKS_HEAVY")}</p>}
      <Refused error={error} />
    </div>
  );
}

/** Returns what sends a file, and how far it is: one at a time, and none after its field is gone. */
function useMarkUpload(onCome: (mark: Mark) => void) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isHeavy, setHeavy] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File) => {
    setError(null);
    setHeavy(file.size > markUpload.bytes);
    if (file.size > markUpload.bytes) return;
    const stopping = new AbortController();
    stop.current = stopping;
    setShare(0);
    try {
      const { signal } = stopping;
      onCome(await uploadFile(appearanceRoutes.keepMark, { parameters: {}, file, onProgress: setShare, signal }));
    } catch (refused) {
      if (!stopping.signal.aborted) setError(refused);
    } finally {
      setShare(null);
    }
  };
  return { send, share, error, isHeavy };
}
