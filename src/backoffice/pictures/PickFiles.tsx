import { useRef } from "react";
import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { Act } from "../controls/Act.tsx";

interface PickFilesProps {
  text: string;
  kind?: "line" | "plain";
  className?: string;
  many?: boolean;
  /** A phone opens its camera. */
  camera?: boolean;
  onPick: (files: FileList) => void;
}

/** A button that has pictures chosen on this device, or taken. */
export function PickFiles({ text, kind, className, many = false, camera = false, onPick }: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Act kind={kind} {...(className !== undefined && { className })} onClick={() => input.current?.click()}>
        {text}
      </Act>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text}
        accept={pictureUpload.types.join(",")}
        multiple={many}
        {...(camera && { capture: "environment" as const })}
        onChange={({ currentTarget }) => {
          if (currentTarget.files !== null && currentTarget.files.length > 0) onPick(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </>
  );
}
