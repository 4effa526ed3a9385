import { Link } from "wouter";
import { refusalOf } from "../api.ts";
import { actClass } from "../controls/Act.tsx";
import { Trouble } from "../controls/Trouble.tsx";
import { useText } from "../text.ts";

/** Why a link leads nowhere: one that has ended never leads in again, so the way on is the back office itself, for whoever is in or has another way; else one tries again. */
export function LinkFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useText();
  if (refusalOf(error) !== "LINK_ENDED") return <Trouble error={error} retry={retry} />;
  return (
    <div className="trouble" role="alert">
      <p>{t("OFFICE_REFUSED_LINK_ENDED")}</p>
      <Link href="/" className={actClass("line")}>
        {t("OFFICE_LINK_ENDED_WAY")}
      </Link>
    </div>
  );
}
