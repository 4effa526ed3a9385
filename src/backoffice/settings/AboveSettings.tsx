import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { openingRoutes } from "../../contract/operator/opening.ts";
import { call } from "../api.ts";
import { useText } from "../text.ts";
import { openingKey } from "./opening-key.ts";

/** The way back from a part of the settings: to all of them, and, while the shop is not open yet, to what it still needs. */
export function AboveSettings() {
  const t = useText();
  const { data } = useQuery({ queryKey: openingKey, queryFn: () => call(openingRoutes.opening) });
  return (
    <span className="above-settings">
      <Link className="link" href="/settings">
        {t("OFFICE_SETTINGS")}
      </Link>
      {data?.openedAt === null && (
        <Link className="link" href="/settings/opening">
          {t("OFFICE_OPENING")}
        </Link>
      )}
    </span>
  );
}
