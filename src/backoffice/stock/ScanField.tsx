import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { lazyComponent } from "../../ui/lazy-component.ts";
import { stockPagePath } from "../../contract/operator/packing-paths.ts";
import { Act } from "../controls/Act.tsx";
import { useText } from "../text.ts";

const Camera = lazyComponent(async () => (await import("../packing/Camera.tsx")).Camera);

interface ScanFieldProps {
  label: string;
  hint: string;
  act: string;
  /** What was looked for when it is shown. */
  first?: string;
  /** What came of the last code. */
  children: ReactNode;
  onCode: (code: string) => void;
}

/** A field in focus, where a scanner types and people do, and a camera beside it: each code is told of, also while the one before is looked for. */
export function ScanField({ label, hint, act, first = "", children, onCode }: ScanFieldProps) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(first);
  const [camera, setCamera] = useState(() => mayUseCamera() && new URLSearchParams(location.search).has("camera"));
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = code.trim();
    field.current?.select();
    if (read !== "") onCode(read);
  };
  return (
    <div className="card stock-scan">
      <form role="search" onSubmit={send}>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        <div className="stock-scan-field">
          <input
            id={id}
            ref={field}
            className="input"
            value={code}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Act type="submit" kind="ink">
            {act}
          </Act>
          {!camera && (
            <Act onClick={() => (mayUseCamera() ? setCamera(true) : loadWithCamera())}>{t("OFFICE_STOCK_CAMERA")}</Act>
          )}
        </div>
        <p id={`${id}-hint`} className="mute">
          {hint}
        </p>
      </form>
      {camera && <Camera onCode={onCode} onClose={() => setCamera(false)} />}
      <div role="status">{children}</div>
    </div>
  );
}

/** A page may use the camera where the server sent it with that leave: what was gone on to from another is asked for anew. */
function mayUseCamera(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return loaded !== undefined && new URL(loaded.name).pathname.startsWith(stockPagePath);
}

function loadWithCamera(): void {
  location.assign(`${location.pathname}?camera`);
}
