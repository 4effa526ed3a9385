import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import { lawfulPages, openingDuties } from "../../../src/domain/opening.ts";
import { saveWaiver } from "../../../src/database/opening.ts";
import { drawnMark } from "../marks.ts";
import type { Office } from "../office.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of the shop's opening and its own details that can be taken back. */
export function settingsUndone({ pool, ola, did }: Office): Record<string, Example> {
  const opening = async () => (await ola.call(routes.opening)).body;
  const isOpen = async () => (await opening()).openedAt !== null;
  const waivers = async () =>
    (await opening()).steps.flatMap(({ duties }) =>
      duties.flatMap(({ duty, why }) => (why === null ? [] : [{ duty, why }])),
    );
  /** So that the shop can open again: it does knowingly without all the law wants. */
  const waiveAll = async () => {
    for (const duty of openingDuties) await saveWaiver(pool, { duty, why: "Próba", at: new Date() });
  };
  const config = async () => (await ola.call(routes.config)).body;
  const looks = async () => (await ola.call(routes.appearance)).body;
  const outages = async () =>
    (await ola.call(routes.ksef)).body.outages.map(({ kind, firstDay, lastDay }) => [kind, firstDay, lastDay]);
  const noted = async () => {
    const body = { kind: "failure", firstDay: "2026-11-02", lastDay: null } as const;
    const { outages } = (await ola.call(routes.addKsefOutage, { body })).body;
    return { id: outages[0]!.id };
  };
  const rates = async () =>
    (await ola.call(routes.unionRates)).body.rates.map(({ country, from, rate, source }) => [
      country,
      from,
      rate,
      source,
    ]);
  return {
    notePayout: async () => {
      const { rows } = await pool.query<{ entry_id: number }>(
        `WITH brought AS (INSERT INTO payout_reports (provider, file_name, sha256) VALUES ('payu', 'a.csv', repeat('a', 64)) RETURNING report_id)
         INSERT INTO payout_entries (report_id, provider, entry_key, kind, on_day, currency, amount, fee, transaction_id, related_id, ext_order_id, says)
         SELECT report_id, 'payu', 'w', 'payout', '2026-03-05', 'pln', -100, 0, '', '', '', '' FROM brought RETURNING entry_id`,
      );
      const parameters = { id: rows[0]!.entry_id };
      const body = { came: { amount: 100, onDay: "2026-03-06" } };
      const payouts = async () =>
        (await ola.call(routes.payouts, { parameters: { month: "2026-03" } })).body.payouts.map(({ came }) => came);
      return { as: payouts, act: () => did(ola.call(routes.notePayout, { parameters, body, version: '"came-1"' })) };
    },
    addUnionRate: async () => {
      const body = { country: "DE", from: "2027-01-01", rate: "19.5", source: "Bundesfinanzministerium" } as const;
      return { as: rates, act: () => did(ola.call(routes.addUnionRate, { body })) };
    },
    removeUnionRate: async () => {
      const { id } = (await ola.call(routes.unionRates)).body.rates.find(({ country }) => country === "FR")!;
      return { as: rates, act: () => did(ola.call(routes.removeUnionRate, { parameters: { id } })) };
    },
    addKsefOutage: async () => {
      const body = { kind: "unavailable", firstDay: "2026-11-03", lastDay: "2026-11-04" } as const;
      return { as: outages, act: () => did(ola.call(routes.addKsefOutage, { body })) };
    },
    endKsefOutage: async () => {
      const ended = { parameters: await noted(), body: { lastDay: "2026-11-05" }, version: '"end-1"' };
      return { as: outages, act: () => did(ola.call(routes.endKsefOutage, ended)) };
    },
    removeKsefOutage: async () => {
      const parameters = await noted();
      return { as: outages, act: () => did(ola.call(routes.removeKsefOutage, { parameters })) };
    },
    changeAppearance: async () => {
      const brought = await ola.call(routes.keepMark, { body: await drawnMark() });
      const { version } = await looks();
      const body = { accent: "#2d55a6", accentText: "#ffffff", logo: brought.body.id };
      return {
        as: async () => ({ ...(await looks()), version: undefined }),
        act: () => did(ola.call(routes.changeAppearance, { body, version })),
      };
    },
    openShop: async () => {
      await waiveAll();
      await ola.call(routes.closeShop);
      return { as: isOpen, act: () => did(ola.call(routes.openShop)) };
    },
    closeShop: async () => {
      await waiveAll();
      await ola.call(routes.openShop);
      return { as: isOpen, act: () => did(ola.call(routes.closeShop)) };
    },
    waiveDuty: async () => {
      await pool.query("DELETE FROM opening_waivers WHERE duty = $1", [lawfulPages[0]]);
      const body = { duty: lawfulPages[0], why: "Regulamin jest w drodze." };
      return { as: waivers, act: () => did(ola.call(routes.waiveDuty, { body })) };
    },
    endWaiver: async () => {
      await saveWaiver(pool, { duty: "nip", why: "Sprzedaję bez rejestracji.", at: new Date() });
      return { as: waivers, act: () => did(ola.call(routes.endWaiver, { parameters: { duty: "nip" } })) };
    },
    changeConfig: async () => {
      const { version } = await config();
      const entries = [
        { code: "shop_hours", content: "9:00–17:00" },
        { code: "shop_name", content: "Kostka" },
      ];
      return {
        as: async () => (await config()).entries,
        act: () => did(ola.call(routes.changeConfig, { body: { entries }, version })),
      };
    },
  };
}
