import { useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import { type CodeBatch, codeRoutes } from "../../contract/operator/codes.ts";
import { act } from "../api.ts";
import { Act } from "../controls/Act.tsx";
import { Card } from "../controls/Card.tsx";
import { Refused } from "../controls/Trouble.tsx";
import { HistoryLink } from "../log/HistoryLink.tsx";
import { csvAmount, csvFile } from "../orders/csv.ts";
import { saveFile } from "../save-file.ts";
import { useSpoken, useText } from "../text.ts";
import { CodeUse } from "./CodeUse.tsx";
import { codesOfBatch, useCodeAct } from "./use-codes.ts";
import "../controls/listed.css";

/** Batches of codes: what each has done, its codes as a file, and all of them switched off or on. */
export function Batches({ batches }: { batches: readonly CodeBatch[] }) {
  const t = useText();
  return (
    <Card title={t("OFFICE_CODE_BATCHES")} flush className="code-batches">
      <ul className="listed">
        {batches.map((batch) => (
          <Batch key={batch.id} batch={batch} />
        ))}
      </ul>
    </Card>
  );
}

function Batch({ batch }: { batch: CodeBatch }) {
  const t = useText();
  const { id, name, codes, running, orders } = batch;
  const parameters = { id };
  const end = useCodeAct(
    () => act(codeRoutes.endCodeBatch, { parameters }),
    () => t("OFFICE_CODE_ENDED", { name }),
  );
  const start = useCodeAct(
    () => act(codeRoutes.startCodeBatch, { parameters, body: {} }),
    () => t("OFFICE_CODE_STARTED", { name }),
  );
  return (
    <li>
      <div>
        <p>
          <Link className="link" href={`/codes?batch=${id}`}>
            <strong>{name}</strong>
          </Link>
        </p>
        <p>{t("OFFICE_CODE_BATCH_COUNT", { codes, running })}</p>
        <CodeUse orders={orders} takenOff={batch.takenOff} />
        <Refused error={end.error ?? start.error} />
      </div>
      <div className="listed-acts">
        <HistoryLink entity="codeBatch" id={id} name={name} />
        <BatchFile batch={batch} />
        {running > 0 ? (
          <Act
            kind="plain"
            busy={end.isPending}
            aria-label={t("OFFICE_CODE_END_WHAT", { name })}
            onClick={() => end.mutate()}
          >
            {t("OFFICE_CODE_END")}
          </Act>
        ) : (
          <Act
            kind="plain"
            busy={start.isPending}
            aria-label={t("OFFICE_CODE_START_WHAT", { name })}
            onClick={() => start.mutate()}
          >
            {t("OFFICE_CODE_START")}
          </Act>
        )}
      </div>
    </li>
  );
}

/** Gives the codes of a batch as a file, to be sent out or printed. */
function BatchFile({ batch: { id, name } }: { batch: CodeBatch }) {
  const t = useText();
  const lanCode = useSpoken((spoken) => spoken.lanCode);
  const write = useMutation({
    mutationFn: () => codesOfBatch(id),
    onSuccess: (codes) => {
      const head = [
        t("OFFICE_CODE_TITLE"),
        t("OFFICE_CODE_STATE"),
        t("OFFICE_CODE_EXPIRES"),
        t("OFFICE_CODE_USES"),
        t("OFFICE_CODE_SUM"),
      ];
      const rows = codes.map((code) => [
        code.code,
        t(`OFFICE_CODE_STATE_${code.state.toUpperCase()}`),
        code.expires ?? "",
        String(code.used),
        code.takenOff === undefined ? "" : csvAmount(code.takenOff, lanCode),
      ]);
      saveFile(`${name.replace(/[^\p{L}\p{N}_-]+/gu, "-")}.csv`, csvFile([head, ...rows]), "text/csv");
    },
  });
  return (
    <>
      <Act
        kind="plain"
        busy={write.isPending}
        aria-label={t("OFFICE_CODE_CSV_WHAT", { name })}
        onClick={() => write.mutate()}
      >
        {t("OFFICE_MOVEMENTS_CSV")}
      </Act>
      <Refused error={write.error} />
    </>
  );
}
