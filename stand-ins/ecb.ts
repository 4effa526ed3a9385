import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

export interface EcbStandIn extends LoopbackServer {
  /** What was asked for, as addresses below the host. */
  asked: string[];
  /** Whether it answers with an error. */
  busy: boolean;
}

/** What one euro costs. */
const middle = { GBP: 0.85, PLN: 4.25, USD: 1.15 };

/** Serves the European Central Bank's rates over loopback: invented ones, the same for the same day, none on weekends. */
export async function openEcbStandIn(): Promise<EcbStandIn> {
  const standIn = { asked: [] as string[], busy: false };
  const server = await openLoopbackServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    standIn.asked.push(pathname + search);
    if (standIn.busy) return void response.writeHead(503).end("Service Unavailable");
    if (pathname !== "/service/data/EXR/D.PLN+GBP+USD.EUR.SP00.A") return void response.writeHead(404).end();
    const rows: string[] = [];
    const [first, last] = [searchParams.get("startPeriod"), searchParams.get("endPeriod")].map((day) =>
      Date.parse(`${day}T00:00:00Z`),
    );
    for (let at = first!; at <= last!; at += 86_400_000) {
      const day = new Date(at);
      if (day.getUTCDay() === 0 || day.getUTCDay() === 6) continue;
      for (const [currency, about] of Object.entries(middle))
        rows.push(
          `EXR.D.${currency}.EUR.SP00.A,D,${currency},EUR,SP00,A,${day.toISOString().slice(0, 10)},${(about * (1 + day.getUTCDate() / 1000)).toFixed(4)}`,
        );
    }
    // As the bank does on a day without rates: no error, and nothing.
    if (rows.length === 0) return void response.writeHead(200, { "content-type": "text/csv" }).end("");
    response
      .writeHead(200, { "content-type": "text/csv" })
      .end(
        `KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE\r\n${rows.map((row) => `${row}\r\n`).join("")}`,
      );
  });
  return Object.assign(standIn, server);
}
