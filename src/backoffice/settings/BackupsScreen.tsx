import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { backupRoutes } from "../../contract/operator/backups.ts";
import { type AnswerOf, call } from "../api.ts";
import { Card } from "../controls/Card.tsx";
import { Listed } from "../controls/Listed.tsx";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { Status } from "../controls/Status.tsx";
import { Moment } from "../Moment.tsx";
import { useCount, useText } from "../text.ts";
import "../controls/card.css";
import "./settings.css";

type Backup = AnswerOf<(typeof backupRoutes)["backups"]>["backups"][number];

/** The backups the shop makes by itself: what is in each, and whether it was ever restored to try it. */
export function BackupsScreen() {
  const t = useText();
  const count = useCount();
  const query = useQuery({ queryKey: ["backups"], queryFn: () => call(backupRoutes.backups) });
  const days = query.data?.days;
  return (
    <>
      <ScreenHead
        title={t("OFFICE_BACKUPS")}
        above={
          <Link className="link" href="/settings">
            {t("OFFICE_SETTINGS")}
          </Link>
        }
      />
      {days !== undefined && (
        <p className="backups-text">
          {days === 0 ? t("OFFICE_BACKUPS_OFF") : `${t("OFFICE_BACKUPS_TEXT")} ${count("OFFICE_BACKUPS_KEPT", days)}`}
        </p>
      )}
      <Listed
        query={query}
        rows={({ backups }) => backups}
        none={{ title: t("OFFICE_BACKUPS_NONE"), text: t("OFFICE_BACKUPS_NONE_TEXT") }}
      >
        {(backups) => (
          <ul className="card listed">
            {backups.map((backup) => (
              <OneBackup key={backup.id} backup={backup} />
            ))}
          </ul>
        )}
      </Listed>
      <Card title={t("OFFICE_BACKUPS_HOW")}>
        <p>{t("OFFICE_BACKUPS_HOW_TEXT")}</p>
      </Card>
    </>
  );
}

function OneBackup({ backup }: { backup: Backup }) {
  const t = useText();
  const { file, madeAt, rows, pictures, bytes, verifiedAt, broken } = backup;
  return (
    <li>
      <div>
        <p>
          <strong>
            <Moment at={madeAt} />
          </strong>{" "}
          <code>{file}</code>
        </p>
        <p className="mute">{t("OFFICE_BACKUPS_HOLD", { rows, pictures, size: (bytes / 1e6).toFixed(1) })}</p>
        {broken.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </div>
      {verifiedAt === null ? (
        <Status tone="wait" text={t("OFFICE_BACKUPS_UNTRIED")} />
      ) : (
        <div>
          <Status
            tone={broken.length === 0 ? "good" : "bad"}
            text={t(broken.length === 0 ? "OFFICE_BACKUPS_VERIFIED" : "OFFICE_BACKUPS_BROKEN")}
          />{" "}
          <Moment at={verifiedAt} />
        </div>
      )}
    </li>
  );
}
