import { publicHolidays } from "../src/domain/delivery/working-days.ts";
import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

/** How the stand-in fails: `busy` with an error, `html` with a page, `silent` not at all. */
type NbpFault = "busy" | "html" | "silent" | null;

export interface NbpStandIn extends LoopbackServer {
  /** What was asked for, as paths. */
  asked: string[];
  fault: NbpFault;
}

/** About what one unit costs; each day it is a little more or less. */
const middle = { EUR: 42_500, GBP: 49_800, USD: 36_200, CZK: 1_745 };

/** Serves the National Bank's tables A over loopback: invented rates, the same for the same day, none on weekends and holidays. */
export async function openNbpStandIn(): Promise<NbpStandIn> {
  const standIn = { asked: [] as string[], fault: null as NbpFault };
  const server = await openLoopbackServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://stand-in").pathname;
    standIn.asked.push(path);
    if (standIn.fault === "silent") return;
    if (standIn.fault === "busy") return void response.writeHead(503).end("Service Unavailable");
    if (standIn.fault === "html") return void response.writeHead(200).end("<html>");
    const [, from, to] = /^\/api\/exchangerates\/tables\/a\/([\d-]{10})\/([\d-]{10})\/$/.exec(path) ?? [];
    if (from === undefined || to === undefined) return void response.writeHead(404).end("404 NotFound");
    const days = daysBetween(from, to);
    if (days.length > 93)
      return void response.writeHead(400).end("400 BadRequest - Przekroczony limit 93 dni / Limit of 93 days exceeded");
    const tables = days.filter(isPublished).map(tableOf);
    if (tables.length === 0) return void response.writeHead(404).end("404 NotFound - Not Found - Brak danych");
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(tables));
  });
  return Object.assign(standIn, server);
}

function tableOf(day: string) {
  const published = daysBetween(`${day.slice(0, 4)}-01-01`, day).filter(isPublished).length;
  return {
    table: "A",
    no: `${String(published).padStart(3, "0")}/A/NBP/${day.slice(0, 4)}`,
    effectiveDate: day,
    rates: Object.entries(middle).map(([code, about], at) => ({
      currency: code.toLowerCase(),
      code,
      mid:
        (about + (((Number(day.replaceAll("-", "")) * (at + 3)) % 997) - 498) * (code === "CZK" ? 0.05 : 1)) / 10_000,
    })),
  };
}

function isPublished(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays(Number(day.slice(0, 4))).includes(day);
}

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
