import { createContext, useContext, type ReactNode } from "react";

/** The insides of the shell's parts, by their tag, as another page has shown them; the prerenderer alone gives any. */
export const PrerenderedInsides = createContext<Partial<Record<ShellTag, string>>>({});

export type ShellTag = "header" | "footer";

interface ShellPartProps {
  as: ShellTag;
  className: string;
  children: ReactNode;
}

/**
 * A part of the shell. It makes up most of a page and looks alike on thousands, so the prerenderer renders its
 * inside once for all of them; the browser takes it over like any other.
 */
export function ShellPart({ as: Tag, className, children }: ShellPartProps) {
  const inside = useContext(PrerenderedInsides)[Tag];
  return inside === undefined ? (
    <Tag className={className}>{children}</Tag>
  ) : (
    <Tag className={className} dangerouslySetInnerHTML={{ __html: inside }} />
  );
}
