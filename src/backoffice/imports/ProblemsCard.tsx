import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { type ImportProblemSaid, importRoutes } from "../../contract/operator/imports.ts";
import { call } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Read } from "../controls/Read.tsx";
import { Status } from "../controls/Status.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { csvFile } from "../orders/csv.ts";
import { saveFile } from "../save-file.ts";
import { useText } from "../text.ts";
import { importsKey } from "./imports-key.ts";
import { useProblemText } from "./problem-text.ts";

const tones = { wrong: "bad", left: "wait", told: "none" } as const;

/** What is wrong in a file, row by row and each with the way on; all of it as a file. `of` tells two lists of one import apart. */
export function ProblemsCard({ id, of, title }: { id: number; of: string; title: string }) {
  const t = useText();
  const said = useProblemText();
  const query = useInfiniteQuery({
    queryKey: [...importsKey, id, "problems", of],
    queryFn: ({ pageParam: after }) =>
      call(importRoutes.importProblems, { parameters: { id }, query: { after: String(after) } }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const save = useMutation({
    mutationFn: async () => {
      const all: ImportProblemSaid[] = [];
      for (let after: number | null = 0; after !== null;) {
        const page: Awaited<ReturnType<typeof pageAfter>> = await pageAfter(id, after);
        all.push(...page.problems);
        after = page.next;
      }
      const head = ["ROW", "PRODUCT", "COLUMN", "VALUE", "PROBLEM", "KIND"] as const;
      return csvFile([
        head.map((cell) => t(`OFFICE_IMPORT_CELL_${cell}`)),
        ...all.map((problem) => [
          problem.row === 0 ? "" : String(problem.row),
          problem.product ?? "",
          problem.column ?? "",
          problem.value ?? "",
          said(problem),
          t(`OFFICE_IMPORT_KIND_${problem.kind.toUpperCase()}`),
        ]),
      ]);
    },
    onSuccess: (file) => saveFile(`${t("OFFICE_IMPORT_PROBLEMS_NAME")}-${id}.csv`, file, "text/csv"),
  });
  return (
    <Card
      title={title}
      flush
      aside={
        <Act kind="plain" busy={save.isPending} onClick={() => save.mutate()}>
          {t("OFFICE_IMPORT_PROBLEMS_FILE")}
        </Act>
      }
    >
      <Refused error={save.error} />
      <Read query={query}>
        {({ pages }) => (
          <ul className="listed import-problems">
            {pages
              .flatMap(({ problems }) => problems)
              .map((problem) => (
                <li key={problem.position}>
                  <div>
                    <p className="mute">
                      {problem.row === 0 ? t("OFFICE_IMPORT_WHOLE") : t("OFFICE_IMPORT_ROW", { row: problem.row })}
                      {problem.column !== null && ` · ${t("OFFICE_IMPORT_UNDER", { column: problem.column })}`}
                      {problem.product !== null && ` · ${problem.product}`}
                    </p>
                    <p>{said(problem)}</p>
                  </div>
                  <Status tone={tones[problem.kind]} text={t(`OFFICE_IMPORT_KIND_${problem.kind.toUpperCase()}`)} />
                </li>
              ))}
          </ul>
        )}
      </Read>
      {query.hasNextPage && (
        <p className="card-inside">
          <Act busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("OFFICE_IMPORT_PROBLEMS_MORE")}
          </Act>
        </p>
      )}
    </Card>
  );
}

/** As many at once as the route gives. */
function pageAfter(id: number, after: number) {
  return call(importRoutes.importProblems, { parameters: { id }, query: { after: String(after), limit: "1000" } });
}
