import { Link } from "wouter";
import { ScreenHead } from "../controls/ScreenHead.tsx";
import { useText } from "../text.ts";

/** An address of no screen. */
export function NotFound() {
  const t = useText();
  return (
    <>
      <ScreenHead title={t("OFFICE_NOT_FOUND")} />
      <p>
        <Link href="/" className="link">
          {t("OFFICE_NOT_FOUND_WAY")}
        </Link>
      </p>
    </>
  );
}

/** A screen that this person may not see. */
export function Forbidden() {
  const t = useText();
  return (
    <>
      <ScreenHead title={t("OFFICE_FORBIDDEN")} />
      <p>{t("OFFICE_REFUSED_FORBIDDEN")}</p>
      <p>
        <Link href="/" className="link">
          {t("OFFICE_NOT_FOUND_WAY")}
        </Link>
      </p>
    </>
  );
}
