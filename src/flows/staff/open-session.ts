import { randomBytes } from "node:crypto";
import { lockStaff } from "../../database/staff/staff.ts";
import { openStaffSession } from "../../database/staff/staff-sessions.ts";
import { recordStaffDevice } from "../../database/staff/staff-devices.ts";
import type { Queryable } from "../../database/queryable.ts";
import { staffLimits } from "../../domain/staff/ways-in.ts";
import { tokenDigest } from "../order/order-shopper.ts";

/** From where somebody comes in. */
export interface ComesFrom {
  /** The browser, as it calls itself. */
  agent: string;
  network: string;
  /** The digest of the secret by which this browser is known. */
  deviceSha256: Buffer;
}

/**
 * Signs somebody in: a new secret each time, stored as its digest, twelve hours without use and fourteen days at most.
 * On a phone that came in by QR code: thirty days, and nothing that asks who it is until that is proven there.
 */
export async function openSession(
  db: Queryable,
  { staffId, onPhone, from }: { staffId: number; onPhone: boolean; from: ComesFrom },
): Promise<{ token: string; sessionId: number } | null> {
  if ((await lockStaff(db, staffId)) === null) return null;
  const token = randomBytes(32).toString("base64url");
  const sessionId = await openStaffSession(db, {
    tokenSha256: tokenDigest(token),
    staffId,
    onPhone,
    agent: from.agent.slice(0, 300),
    network: from.network,
    idleHours: onPhone ? staffLimits.phoneIdleHours : staffLimits.sessionIdleHours,
    wholeDays: onPhone ? staffLimits.phoneDays : staffLimits.sessionDays,
    freshMinutes: onPhone ? 0 : staffLimits.freshMinutes,
  });
  await recordStaffDevice(db, staffId, from.deviceSha256);
  return { token, sessionId };
}
