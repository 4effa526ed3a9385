import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Permission } from "../../domain/staff/permissions.ts";
import { useMay } from "../session.ts";
import { useText } from "../text.ts";
import { Said } from "./Said.tsx";
import type { Event } from "./timeline-days.ts";

type What = Extract<Event["what"], { kind: "withdrawal" | "return" | "complaint" }>;

/** A statement of withdrawal, a step of a return or of a complaint, with the way to its screen. */
export function CameBack({ what }: { what: What }) {
  const t = useText();
  switch (what.kind) {
    case "withdrawal":
      return (
        <p>
          <Way href={what.return === null ? "/returns" : `/returns/${what.return}`} permission="orders.pack">
            {t("OFFICE_TOLD_WITHDRAWAL")}
          </Way>
        </p>
      );
    case "return": {
      const kind = t(`OFFICE_RETURN_KIND_${what.returnKind.toUpperCase()}`);
      return (
        <Said by={what.by}>
          <Way href={`/returns/${what.id}`} permission="orders.pack">
            {t(`OFFICE_TOLD_RETURN_${what.step.toUpperCase()}`, { kind })}
          </Way>
        </Said>
      );
    }
    case "complaint": {
      const { id, step, demand, outcome } = what;
      return (
        <Said by={what.by}>
          <Way href={`/complaints/${id}`} permission="orders.edit">
            {step === "received"
              ? t("OFFICE_TOLD_COMPLAINT_RECEIVED", {
                  id,
                  demand: t(`OFFICE_COMPLAINT_DEMAND_${demand.toUpperCase()}`),
                })
              : step === "answered" && outcome !== null
                ? t("OFFICE_TOLD_COMPLAINT_ANSWERED", {
                    id,
                    outcome: t(`OFFICE_COMPLAINT_OUTCOME_${outcome.toUpperCase()}`),
                  })
                : t("OFFICE_TOLD_COMPLAINT_CLOSED", { id })}
          </Way>
        </Said>
      );
    }
  }
}

/** A link, for who may go there. */
function Way({ href, permission, children }: { href: string; permission: Permission; children: ReactNode }) {
  return useMay(permission) ? (
    <Link className="link" href={href}>
      {children}
    </Link>
  ) : (
    children
  );
}
