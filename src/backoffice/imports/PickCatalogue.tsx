import { type DragEvent, useEffect, useRef, useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { importRoutes } from "../../contract/operator/imports.ts";
import { importLimits } from "../../domain/catalogue/import-limits.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { queryClient } from "../queries.ts";
import { useText } from "../text.ts";
import { uploadFile } from "../upload-file.ts";
import { importsKey } from "./imports-key.ts";
import { megabytes } from "./megabytes.ts";

type NotSent = "HEAVY" | "NO_BYTES";

/** Chooses a catalogue file, or takes one that is dropped, and sends it; then its import is shown. */
export function PickCatalogue() {
  const t = useText();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [share, setShare] = useState(0);
  const [stop] = useState(() => new AbortController());
  useEffect(() => () => stop.abort(), [stop]);
  const [wrong, setWrong] = useState<{ why: NotSent; file: File } | null>(null);
  const send = useMutation({
    mutationFn: (file: File) =>
      uploadFile(importRoutes.beginImport, {
        parameters: { name: file.name.slice(0, importLimits.fileName) },
        file,
        onProgress: setShare,
        signal: stop.signal,
      }),
    onSuccess: ({ id }) => {
      void queryClient.invalidateQueries({ queryKey: importsKey });
      go(`/goods/imports/${id}`);
    },
  });
  function take(file: File | undefined): void {
    if (file === undefined || send.isPending) return;
    const why = file.size > importLimits.bytes ? "HEAVY" : file.size === 0 ? "NO_BYTES" : null;
    setWrong(why === null ? null : { why, file });
    setShare(0);
    if (why === null) send.mutate(file);
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Card title={t("OFFICE_IMPORT_NEW")}>
      <div
        className={`import-drop ${isOver ? "import-over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p className="import-limit">{t("OFFICE_IMPORT_LIMIT", { size: importLimits.bytes / 1_000_000 })}</p>
        <p className="import-pick">
          <Act kind="signal" busy={send.isPending} onClick={() => input.current?.click()}>
            {t("OFFICE_IMPORT_PICK")}
          </Act>
          <span className="mute import-or">{t("OFFICE_IMPORT_DROP")}</span>
        </p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t("OFFICE_IMPORT_PICK")}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = "";
          }}
        />
        {send.isPending && (
          <>
            <p role="status">{t("OFFICE_IMPORT_SENDING", { name: send.variables.name })}</p>
            {/* Sent whole, it is being stored: how long that takes nobody tells. */}
            <progress
              aria-label={t("OFFICE_IMPORT_SENDING", { name: send.variables.name })}
              max={1}
              value={share < 1 ? share : undefined}
            />
          </>
        )}
        {wrong !== null && (
          <p role="alert" className="fact-missing">
            {wrong.why === "HEAVY"
              ? t("OFFICE_IMPORT_HEAVY", {
                  size: megabytes(wrong.file.size),
                  most: importLimits.bytes / 1_000_000,
                })
              : t("OFFICE_IMPORT_NO_BYTES")}
          </p>
        )}
        <Refused error={send.error} />
      </div>
    </Card>
  );
}
