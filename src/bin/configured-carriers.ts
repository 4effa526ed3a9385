import type { Carriers } from "../flows/parcel/carriers.ts";
import type { Carrier } from "../integrations/carriers/carrier.ts";
import { openApaczka } from "../integrations/carriers/apaczka.ts";
import { openDpd } from "../integrations/carriers/dpd.ts";
import { openInpostGlobal } from "../integrations/carriers/inpost-global.ts";
import { openInpostShipx } from "../integrations/carriers/inpost-shipx.ts";
import { openPacketa } from "../integrations/carriers/packeta.ts";
import { openPacketaFeeds } from "../integrations/pickup-points/packeta-feeds.ts";
import type { Settings } from "./settings.ts";
import { isThisMachine } from "./this-machine.ts";

const hosts = {
  apaczka: {
    sandbox: "https://panel-sandbox.apaczka.pl/api/v2",
    production: "https://www.apaczka.pl/api/v2",
  },
  dpd: {
    sandbox: "https://dpdservicesdemo.dpd.com.pl",
    production: "https://dpdservices.dpd.com.pl",
    info: "https://dpdinfoservices.dpd.com.pl",
  },
  shipx: {
    sandbox: "https://sandbox-api-shipx-pl.easypack24.net",
    production: "https://api-shipx-pl.easypack24.net",
  },
  global: { sandbox: "https://stage-api.inpost-group.com", production: "https://api.inpost-group.com" },
  packeta: {
    api: "https://www.zasilkovna.cz",
    widget: "https://widget.packeta.com",
    feeds: "https://pickup-point.api.packeta.com",
  },
} as const;

/** Opens the carriers labels are bought from. A shop whose address is this machine has invented ones; one that others can reach never has. */
export async function openConfiguredCarriers({
  publicUrl,
}: Pick<Settings, "publicUrl">): Promise<{ carriers: Carriers; close(): Promise<unknown> }> {
  if (!isThisMachine(publicUrl)) return { carriers: carriersAt({}), close: async () => undefined };
  const { openInpostStandIn } = await import("../../stand-ins/carriers/inpost.ts");
  const { openPacketaStandIn } = await import("../../stand-ins/carriers/packeta.ts");
  const { openDpdStandIn } = await import("../../stand-ins/carriers/dpd.ts");
  const { openApaczkaStandIn } = await import("../../stand-ins/carriers/apaczka.ts");
  const inpost = await openInpostStandIn({ knowsAnybody: true });
  const apaczka = await openApaczkaStandIn({ knowsAnybody: true });
  const dpd = await openDpdStandIn({ knowsAnybody: true });
  const packeta = await openPacketaStandIn({ knowsAnybody: true });
  return {
    carriers: carriersAt({ inpost: inpost.url, packeta: packeta.url, dpd: dpd.url, apaczka: apaczka.url }),
    close: () => Promise.all([inpost.close(), packeta.close(), dpd.close(), apaczka.close()]),
  };
}

/** Returns carriers at these hosts; where none is named, at their own. Whose credentials stay the same is opened once: its token is good for minutes. */
export function carriersAt(at: { inpost?: string; packeta?: string; dpd?: string; apaczka?: string }): Carriers {
  let last: { by: string; carrier: Carrier } | null = null;
  return {
    inpost({ fields, secrets }) {
      const by = JSON.stringify([fields, secrets]);
      if (last?.by === by) return last.carrier;
      const { api, environment, organizationId, clientId } = fields;
      const { token, clientSecret } = secrets;
      const host = { url: at.inpost ?? hosts[api][environment], organizationId };
      const carrier =
        api === "shipx" ? openInpostShipx({ ...host, token }) : openInpostGlobal({ ...host, clientId, clientSecret });
      last = { by, carrier };
      return carrier;
    },
    packeta: ({ fields: { sender, apiKey }, secrets: { apiPassword } }) =>
      openPacketa({
        url: at.packeta ?? hosts.packeta.api,
        widgetUrl: at.packeta ?? hosts.packeta.widget,
        sender,
        apiKey,
        apiPassword,
      }),
    dpd: ({ fields: { environment, login, masterFid, payerFid }, secrets: { password } }) =>
      openDpd({
        url: at.dpd ?? hosts.dpd[environment],
        infoUrl: at.dpd ?? hosts.dpd.info,
        login,
        password,
        masterFid,
        payerFid,
      }),
    apaczka: ({ fields: { environment, appId, bankAccount }, secrets: { appSecret } }) =>
      openApaczka({ url: at.apaczka ?? hosts.apaczka[environment], appId, appSecret, bankAccount }),
    packetaFeeds: openPacketaFeeds({ url: at.packeta ?? hosts.packeta.feeds }),
  };
}
