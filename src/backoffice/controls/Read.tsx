import type { ReactNode } from "react";
import { refusalOf } from "../api.ts";
import { useText } from "../text.ts";
import { Trouble } from "./Trouble.tsx";

/** What is read, as far as a screen that waits for it has to know; of a list that is read page by page, too. */
export interface Reading<Data> {
  data: Data | undefined;
  error: unknown;
  refetch: () => unknown;
}

interface ReadProps<Data> {
  query: Reading<Data>;
  /** Shown where there is no such record. */
  notFound?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What is shown while something is read, where it could not be, and else what is made of it. */
export function Read<Data>({ query: { data, error, refetch }, notFound, children }: ReadProps<Data>) {
  const t = useText();
  if (data !== undefined) return <>{children(data)}</>;
  if (error === null || error === undefined) return <p className="mute">{t("OFFICE_LOADING")}</p>;
  if (notFound !== undefined && ["NOT_FOUND", "MALFORMED"].includes(refusalOf(error))) return <>{notFound}</>;
  return <Trouble error={error} retry={refetch} />;
}
