import type { ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { useText } from "../text.ts";
import { Trouble } from "./Trouble.tsx";
import "./listed.css";

interface ListedProps<Data, Row> {
  query: UseQueryResult<Data>;
  rows: (data: Data) => readonly Row[];
  /** What is said where there are none. */
  none: { title: string; text?: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** What a list shows while it is read, where it could not be, where there is nothing in it, and else its rows. */
export function Listed<Data, Row>({ query: { data, error, refetch }, rows, none, children }: ListedProps<Data, Row>) {
  const t = useText();
  if (data === undefined)
    return error === null ? (
      <p className="mute">{t("OFFICE_LOADING")}</p>
    ) : (
      <Trouble error={error} retry={() => void refetch()} />
    );
  const found = rows(data);
  if (found.length > 0) return <>{children(found)}</>;
  return (
    <div className="card none-here">
      <h2>{none.title}</h2>
      {none.text !== undefined && <p className="mute">{none.text}</p>}
    </div>
  );
}
