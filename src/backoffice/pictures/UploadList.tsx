import { pictureUpload } from "../../domain/catalogue/picture-upload.ts";
import { Act } from "../controls/Act.tsx";
import { refusalText } from "../refusal-text.ts";
import { useText } from "../text.ts";
import type { Uploading, useUploads } from "./use-uploads.ts";

/** Files on their way, how far each is, and why one did not come. */
export function UploadList({ uploads, again, letGo }: Omit<ReturnType<typeof useUploads>, "add">) {
  const t = useText();
  const coming = uploads.filter(({ wrong }) => wrong === null).length;
  return (
    <>
      <p role="status" className="hidden-text">
        {coming > 0 && t("OFFICE_PICTURES_COMING", { count: coming })}
      </p>
      {uploads.length > 0 && (
        <ul className="uploads">
          {uploads.map((upload) => (
            <li key={upload.key} className="upload">
              <span className="breaks">{upload.file.name}</span>
              {upload.wrong === null ? (
                <progress
                  aria-label={t("OFFICE_PICTURE_SENDING", { name: upload.file.name })}
                  max={1}
                  // Sent whole, it is written anew at the server: how long that takes nobody tells.
                  value={upload.share < 1 ? upload.share : undefined}
                />
              ) : (
                <WhyNot upload={upload} />
              )}
              {upload.wrong !== null && (
                <span className="upload-acts">
                  {upload.wrong.kind === "refused" && (
                    <Act
                      kind="plain"
                      aria-label={t("OFFICE_PICTURE_AGAIN_OF", { name: upload.file.name })}
                      onClick={() => again(upload)}
                    >
                      {t("OFFICE_RETRY")}
                    </Act>
                  )}
                  <Act
                    kind="plain"
                    aria-label={t("OFFICE_PICTURE_LET_GO_OF", { name: upload.file.name })}
                    onClick={() => letGo(upload.key)}
                  >
                    {t("OFFICE_PICTURE_LET_GO")}
                  </Act>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function WhyNot({ upload: { file, wrong } }: { upload: Uploading }) {
  const t = useText();
  return (
    <span className="fact-missing" role="alert">
      {wrong?.kind === "full" && t("OFFICE_PICTURES_FULL")}
      {wrong?.kind === "refused" && t(refusalText(wrong.error))}
      {wrong?.kind === "notSent" &&
        (wrong.why === "HEAVY"
          ? t("OFFICE_PICTURE_HEAVY", { size: megabytes(file.size), most: megabytes(pictureUpload.bytes) })
          : t(wrong.why === "PICTURE_UNREADABLE" ? "OFFICE_PICTURE_NONE" : `OFFICE_REFUSED_${wrong.why}`))}
    </span>
  );
}

/** Whole ones, rounded up: what is too large is not said to be as large as it may be. */
function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}
