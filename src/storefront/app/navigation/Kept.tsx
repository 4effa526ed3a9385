import { createContext, useContext, type ReactNode } from "react";

/** The insides of the shell's parts, by their tag, as another page has shown them; the prerenderer alone gives any. */
export const KeptInsides = createContext<Partial<Record<KeptTag, string>>>({});

export type KeptTag = "header" | "footer";

interface KeptProps {
  as: KeptTag;
  className: string;
  children: ReactNode;
}

/**
 * A part of the shell. It makes up most of a page and looks alike on thousands, so the prerenderer renders its
 * inside once for all of them; the browser takes it over like any other.
 */
export function Kept({ as: Tag, className, children }: KeptProps) {
  const inside = useContext(KeptInsides)[Tag];
  return inside === undefined ? (
    <Tag className={className}>{children}</Tag>
  ) : (
    <Tag className={className} dangerouslySetInnerHTML={{ __html: inside }} />
  );
}
