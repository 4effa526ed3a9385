import type { Office } from "../office.ts";
import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import { addAccount } from "../people.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of discount codes and of customers that can be taken back. */
export function codesAndCustomers({ ola, did, pool }: Office): Record<string, Example> {
  const all = async () => (await ola.call(routes.codes, { query: { view: "all", limit: "100" } })).body.codes;
  const as = async () =>
    (await all()).map(({ code, percentOff, limit, state }) => ({ code, percentOff, limit, state }));
  const batches = async () => (await ola.call(routes.codeBatches)).body.batches;
  const add = async (code: string) =>
    ({ id: (await ola.call(routes.addCode, { body: { code, percentOff: "10" } })).body.id }) as const;
  const version = async (id: number) => (await all()).find((one) => one.id === id)!.version;
  const batch = { name: "Do paczek", beginning: "X", count: 3, percentOff: "10" };
  const addBatch = async () => ({ id: (await ola.call(routes.addCodeBatch, { body: batch })).body.id }) as const;
  return {
    givePoints: async () => {
      const { customerId: id } = await addAccount(pool, { points: 10 });
      const read = async () => (await ola.call(routes.customer, { parameters: { id } })).body;
      return {
        as: async () => (await read()).points,
        act: () => did(ola.call(routes.givePoints, { parameters: { id }, body: { points: 5, note: "prezent" } })),
      };
    },
    addCode: async () => ({
      as,
      act: () => did(ola.call(routes.addCode, { body: { code: "NOWY", percentOff: "10" } })),
    }),
    changeCode: async () => {
      const parameters = await add("ZMIANA");
      const body = { limit: 4, amountOff: 500 };
      return {
        as,
        act: async () => did(ola.call(routes.changeCode, { parameters, body, version: await version(parameters.id) })),
      };
    },
    endCode: async () => {
      const parameters = await add("KONIEC");
      return { as, act: () => did(ola.call(routes.endCode, { parameters })) };
    },
    startCode: async () => {
      const parameters = await add("ZNOWU");
      await ola.call(routes.endCode, { parameters });
      return { as, act: () => did(ola.call(routes.startCode, { parameters })) };
    },
    removeCode: async () => {
      const parameters = await add("OSTATNI");
      return { as, act: () => did(ola.call(routes.removeCode, { parameters })) };
    },
    addCodeBatch: async () => ({
      as: batches,
      act: () => did(ola.call(routes.addCodeBatch, { body: batch })),
    }),
    endCodeBatch: async () => {
      const parameters = await addBatch();
      return { as: batches, act: () => did(ola.call(routes.endCodeBatch, { parameters })) };
    },
    startCodeBatch: async () => {
      const parameters = await addBatch();
      await ola.call(routes.endCodeBatch, { parameters });
      return { as: batches, act: () => did(ola.call(routes.startCodeBatch, { parameters, body: {} })) };
    },
  };
}
