import { operatorRoutes as routes } from "../../../src/contract/operator/routes.ts";
import type { Office } from "../office.ts";
import type { Example } from "./orders-and-people.ts";

/** Returns an example of each route of delivery and payments that can be taken back. */
export function deliveryAndPayments({ ola, did }: Office): Record<string, Example> {
  const delivery = async () => (await ola.call(routes.delivery)).body;
  /** Without versions, which only grow, and numbers, which are new where something is made again. */
  const as = async () => {
    const { zones, methods, countries, calendar } = await delivery();
    return {
      zones: zones.map(({ name }) => name),
      methods: methods.map(({ id: _id, version: _version, ...method }) => method),
      countries: countries.map(({ version: _version, ...country }) => country),
      hour: calendar.hour,
      daysOff: calendar.daysOff.map(({ day, because }) => ({ day, because })),
    };
  };
  const payments = async () =>
    (await ola.call(routes.paymentMethods)).body.methods.map(({ version: _version, ...method }) => method);
  const prices = [{ maxWeight: 5000, price: 1500 }];
  const names = { pl: "Rower" };
  const body = {
    zone: 1,
    code: "",
    names,
    days: [0, 1],
    freeFrom: null,
    collection: true,
    offers: [{ paymentId: 1, prices }],
  };
  const addMethod = async () => ({ id: (await ola.call(routes.addDeliveryMethod, { body })).body.id });
  const addZone = async () => ({ id: (await ola.call(routes.addZone, { body: { name: "Nowa" } })).body.id });
  const dayOff = { day: "2099-12-31", because: "remanent" };
  return {
    addDeliveryMethod: async () => ({ as, act: () => did(ola.call(routes.addDeliveryMethod, { body })) }),
    changeDeliveryMethod: async () => {
      const parameters = await addMethod();
      const { version } = (await delivery()).methods.find(({ id }) => id === parameters.id)!;
      const change = {
        names: { pl: "Skuter" },
        freeFrom: 9900,
        collection: false,
        offers: [{ paymentId: 2, prices }],
        offered: true,
      };
      return { as, act: () => did(ola.call(routes.changeDeliveryMethod, { parameters, body: change, version })) };
    },
    removeDeliveryMethod: async () => {
      const parameters = await addMethod();
      return { as, act: () => did(ola.call(routes.removeDeliveryMethod, { parameters })) };
    },
    addZone: async () => ({ as, act: () => did(ola.call(routes.addZone, { body: { name: "Nowa" } })) }),
    renameZone: async () => {
      const parameters = await addZone();
      const { version } = (await delivery()).zones.find(({ id }) => id === parameters.id)!;
      return { as, act: () => did(ola.call(routes.renameZone, { parameters, body: { name: "Inna" }, version })) };
    },
    removeZone: async () => {
      const parameters = await addZone();
      return { as, act: () => did(ola.call(routes.removeZone, { parameters })) };
    },
    changeCountry: async () => {
      const change = { zone: 3, offBecause: "strajk" };
      const { version } = (await delivery()).countries.find(({ id }) => id === 3)!;
      return { as, act: () => did(ola.call(routes.changeCountry, { parameters: { id: 3 }, body: change, version })) };
    },
    changeHandOver: async () => {
      const { hourVersion: version } = (await delivery()).calendar;
      return { as, act: () => did(ola.call(routes.changeHandOver, { body: { hour: 11 }, version })) };
    },
    addDayOff: async () => ({ as, act: () => did(ola.call(routes.addDayOff, { body: dayOff })) }),
    removeDayOff: async () => {
      const { daysOff } = (await ola.call(routes.addDayOff, { body: dayOff })).body;
      const { id } = daysOff.find(({ day }) => day === dayOff.day)!;
      return { as, act: () => did(ola.call(routes.removeDayOff, { parameters: { id } })) };
    },
    changePaymentMethod: async () => {
      const { id, version } = (await ola.call(routes.paymentMethods)).body.methods[0]!;
      const change = { names, offBecause: "remont" };
      return {
        as: payments,
        act: () => did(ola.call(routes.changePaymentMethod, { parameters: { id }, body: change, version })),
      };
    },
    orderPaymentMethods: async () => {
      const ids = (await payments()).map(({ id }) => id).toReversed();
      const { orderVersion: version } = (await ola.call(routes.paymentMethods)).body;
      return { as: payments, act: () => did(ola.call(routes.orderPaymentMethods, { body: { ids }, version })) };
    },
  };
}
