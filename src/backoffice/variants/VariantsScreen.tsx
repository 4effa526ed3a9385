import { useSyncExternalStore } from "react";
import { useSearch } from "wouter";
import { Read } from "../controls/Read.tsx";
import { NotFound } from "../frame/Nowhere.tsx";
import { type Column, columnsOf, hasTwoOptions, type View } from "./sheet-grid.ts";
import { useSheet } from "./use-sheet.ts";
import { VariantSheetScreen } from "./VariantSheetScreen.tsx";

/** The variants of a product as a sheet; on a phone, where no sheet has room, one variant at a time. */
export function VariantsScreen({ id }: { id: string }) {
  const query = useSheet(id);
  const narrow = useNarrow();
  const asked = new URLSearchParams(useSearch()).get("view");
  return (
    <Read query={query} notFound={<NotFound />}>
      {(sheet) => {
        const columns: readonly string[] = hasTwoOptions(sheet) ? columnsOf(sheet) : [];
        const view: View = asked !== null && columns.includes(asked) ? (asked as Column) : "all";
        return <VariantSheetScreen id={id} sheet={sheet} view={view} narrow={narrow} />;
      }}
    </Read>
  );
}

const phone = "(max-width: 700px)";

/** Returns whether the window is as narrow as a phone. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const window = matchMedia(phone);
      window.addEventListener("change", changed);
      return () => window.removeEventListener("change", changed);
    },
    () => matchMedia(phone).matches,
  );
}
