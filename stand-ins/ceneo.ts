import { text } from "node:stream/consumers";
import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

export interface CeneoStandIn extends LoopbackServer {
  /** The transactions it was told of, by the accounts. */
  transactions: readonly { account: string; transaction: Record<string, unknown> }[];
  /** How often its script was asked for. */
  loaded(): number;
}

/** Plays the script of Ceneo's "Zaufane Opinie" over loopback: it takes what lies in its queue and sends it on. `knows`: an account's guid; absent: any. */
export async function openCeneoStandIn({ knows }: { knows?: string } = {}): Promise<CeneoStandIn> {
  const transactions: { account: string; transaction: Record<string, unknown> }[] = [];
  let loaded = 0;
  const server = await openLoopbackServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const account = searchParams.get("accountGuid") ?? "";
    if (pathname === "/ct/v5/script.js") {
      if (knows !== undefined && account !== knows) return void response.writeHead(404).end();
      loaded += 1;
      const where = JSON.stringify(`http://${request.headers.host}/transaction?accountGuid=${account}`);
      return void response.writeHead(200, { "content-type": "text/javascript" }).end(script(where));
    }
    if (pathname !== "/transaction") return void response.writeHead(404).end();
    return void text(request).then((sent) => {
      transactions.push({ account, transaction: JSON.parse(sent) as Record<string, unknown> });
      response.writeHead(204, { "access-control-allow-origin": "*" }).end();
    });
  });
  return { ...server, transactions, loaded: () => loaded };
}

const script = (where: string) => `(function(){
  var queue = window._ceneo.e;
  function take(args) { if (args[0] === "transaction") fetch(${where}, { method: "POST", mode: "no-cors", body: JSON.stringify(args[1]) }); }
  window._ceneo = function () { take(arguments); };
  queue.forEach(take);
})();`;
