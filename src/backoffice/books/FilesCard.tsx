import { useMutation } from "@tanstack/react-query";
import { bookRoutes, type MonthSaid } from "../../contract/operator/books.ts";
import { operatorHref } from "../../contract/operator/route.ts";
import { call } from "../api.ts";
import { Act, actClass } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { saveFile } from "../save-file.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";

/** What a bookkeeper takes along of a month; the evidence names buyers, and is given to who may and proves it is them. */
export function FilesCard({ books: { month, lacking } }: { books: MonthSaid }) {
  const t = useText();
  const ledgers = [
    [bookRoutes.ledgerTable, "OFFICE_BOOKS_LEDGER_CSV"],
    [bookRoutes.ledgerFile, "OFFICE_BOOKS_LEDGER_XML"],
  ] as const;
  const files = lacking.length > 0 ? [] : ledgers;
  const mayExport = useMay("exports.personal");
  const evidence = useMutation({
    mutationFn: () => call(bookRoutes.exportEvidence, { parameters: { month } }),
    onSuccess: ({ name, text }) => saveFile(name, text, "text/csv"),
  });
  return (
    <Card title={t("OFFICE_BOOKS_FILES")}>
      <p>{t("OFFICE_BOOKS_FILES_TEXT")}</p>
      <div className="books-files">
        {files.map(([route, word]) => (
          <a key={word} className={actClass()} href={operatorHref(route, { month })} download>
            {t(word)}
          </a>
        ))}
        {mayExport && (
          <Act busy={evidence.isPending} onClick={() => evidence.mutate()}>
            {t("OFFICE_BOOKS_EVIDENCE")}
          </Act>
        )}
      </div>
      <Refused error={evidence.error} />
    </Card>
  );
}
