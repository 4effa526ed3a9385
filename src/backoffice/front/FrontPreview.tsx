import type { RefObject } from "react";
import type { FrontSaid } from "../../contract/operator/front.ts";
import type { FrontContent } from "../../domain/content/front.ts";
import type { LanCode } from "../../domain/language.ts";
import { FormPreview } from "../preview/FormPreview.tsx";
import { drawable } from "./drawable.ts";

interface FrontPreviewProps {
  front: FrontSaid;
  title: string;
  content: FrontContent;
  hasChanged: boolean;
  /** What holds the fields of the form: each that the page shows says so by `data-shown`. */
  fields: RefObject<HTMLElement | null>;
  language: LanCode;
  onLanguage: (language: LanCode) => void;
  /** Closes it where it lies over the form; absent: it stands beside. */
  onClose?: () => void;
}

/** The home page as it would be were the form published now; what is picked on it takes the focus in the form. */
export function FrontPreview({ front, content, hasChanged, ...shared }: FrontPreviewProps) {
  const draft = {
    route: "changeFront",
    parameters: { part: front.part },
    body: { content: drawable(content) },
    version: front.version,
  };
  return <FormPreview kind="home" id={front.id} draft={hasChanged ? [draft] : []} saved={front.version} {...shared} />;
}
