import { joinedTo, ksefEnvironment, outagesSaid } from "../../database/invoice/ksef-environments.ts";
import { companyInvoicesOutside, type KsefOpen, ksefOpen } from "../../database/invoice/ksef-to-decide.ts";
import type { Queryable } from "../../database/queryable.ts";
import { ksefCertificateWarning, ksefTerms } from "../../domain/invoice/ksef-duty.ts";
import { ksefLimit, ksefSince } from "../../domain/invoice/ksef-limit.ts";
import { warsawDay, warsawDayAfter } from "../../domain/warsaw-time.ts";
import { authenticationOf } from "../../flows/invoice/change-ksef.ts";
import { endsOf } from "./ksef-said.ts";
import type { Found } from "./today-said.ts";

/** Milliseconds in which a document has its number by itself, and KSeF answers again. */
const patience = 3_600_000;

/** Returns what finds each kind of what KSeF wants decided; of what goes to a system without force of law, too, while the shop is joined to that. */
export function ksefToDecide(db: Queryable, now: Date) {
  const today = warsawDay(now);
  const joinedOn = async () => {
    const joined = await joinedTo(db);
    return joined?.isOn === true ? joined.environment : null;
  };
  const open = async () => {
    const environment = await joinedOn();
    if (environment === null) return [];
    const outages = await outagesSaid(db);
    return (await ksefOpen(db, environment)).map((one) => {
      const { handed_over_at, issued_on } = one;
      return { ...one, ...ksefTerms(issued_on, { today, handedOver: handed_over_at !== null, outages }) };
    });
  };
  return {
    ksefRefused: async () => found((await open()).filter(({ problem }) => problem !== null)),
    ksefDue: async () =>
      found(
        (await open()).filter(
          ({ problem, mode, added_at }) =>
            problem === null && mode !== "online" && mode !== "total" && now.getTime() - added_at.getTime() > patience,
        ),
      ),
    ksefStopped: async (): Promise<Found> => {
      const environment = await joinedOn();
      const row = environment === null ? null : await ksefEnvironment(db, environment);
      if (row === null || row.problem === null) return { count: 0 };
      const mendsItself = row.problem === "silent" || row.problem === "unavailable" || row.problem === "limited";
      return { count: mendsItself && now.getTime() - row.problem_since!.getTime() <= patience ? 0 : 1 };
    },
    ksefEnds: async (): Promise<Found> => {
      const environment = await joinedOn();
      if (environment === null) return { count: 0 };
      const { logIn, offline } = endsOf(await ksefEnvironment(db, environment), await authenticationOf(db));
      const until = warsawDayAfter(now, ksefCertificateWarning);
      const ending = [logIn, offline].filter((day) => day !== null && day <= until).toSorted();
      return { count: ending.length, due: ending[0] ?? null };
    },
    ksefLimit: async (): Promise<Found> => {
      if ((await joinedOn()) === "production") return { count: 0 };
      const { state } = ksefLimit(await companyInvoicesOutside(db, ksefSince), today);
      return { count: state === "below" ? 0 : 1 };
    },
  };
}

function found(open: readonly (KsefOpen & { due: string | null })[]): Found {
  const due = open.flatMap((one) => one.due ?? []).toSorted()[0] ?? null;
  return { count: open.length, due, orders: open.map(({ order_id }) => order_id) };
}
