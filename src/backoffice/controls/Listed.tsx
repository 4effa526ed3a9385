import type { ReactNode } from "react";
import { Read, type Reading } from "./Read.tsx";
import "./listed.css";

interface ListedProps<Data, Row> {
  query: Reading<Data>;
  rows: (data: Data) => readonly Row[];
  /** What is said where there are none. */
  none: { title: string; text?: string };
  children: (rows: readonly Row[]) => ReactNode;
}

/** What a list shows while it is read, where it could not be, where there is nothing in it, and else its rows. */
export function Listed<Data, Row>({ query, rows, none, children }: ListedProps<Data, Row>) {
  return (
    <Read query={query}>
      {(data) => {
        const found = rows(data);
        if (found.length > 0) return children(found);
        return (
          <div className="card none-here">
            <h2>{none.title}</h2>
            {none.text !== undefined && <p className="mute">{none.text}</p>}
          </div>
        );
      }}
    </Read>
  );
}
