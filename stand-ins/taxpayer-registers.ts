import { text } from "node:stream/consumers";
import { type LoopbackServer, openLoopbackServer } from "../src/integrations/loopback-server.ts";

/** Who is invented in it, by their NIP: a person with an account, and a company that is in no register of the Union. */
const known: Readonly<Record<string, Subject>> = {
  "5261040828": {
    name: "KOWALSKA STUDIO ANNA KOWALSKA",
    regon: "123456785",
    krs: null,
    residenceAddress: null,
    workingAddress: "UL. KWIATOWA 5, 00-001 WARSZAWA",
    accountNumbers: ["61109010140000071219812874"],
    inVies: true,
  },
  "7010012356": {
    name: "BRUKARNIA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ",
    regon: "000331501",
    krs: "0000123456",
    residenceAddress: null,
    workingAddress: "AL. JANA PAWŁA II 12A, 31-571 KRAKÓW",
    accountNumbers: [],
    inVies: false,
  },
};

/** Companies of other countries that VIES knows, by letters and number; one tells nothing of itself. */
const abroad: Readonly<Record<string, { name: string; address: string }>> = {
  CZ12345678: { name: "Dlažba Praha s.r.o.", address: "Sokolská 455/3\nPRAHA 2 - NOVÉ MĚSTO\n120 00  PRAHA 2" },
  SK2020202020: { name: "Chodník a.s.", address: "Mlynské nivy 1\n82109 Bratislava" },
  DE123456789: { name: "---", address: "---" },
};

interface Subject {
  name: string;
  regon: string;
  krs: string | null;
  residenceAddress: string | null;
  workingAddress: string | null;
  accountNumbers: string[];
  inVies: boolean;
}

/** Serves the Ministry's `/api/search/nip` and the `check-vat-number` of VIES over loopback, with sellers that are invented. */
export function openRegistersStandIn(): Promise<LoopbackServer> {
  return openLoopbackServer((request, response) => {
    void answerTo(request.url ?? "/", request).then(({ status, body }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    );
  });
}

async function answerTo(url: string, sent: AsyncIterable<Buffer>): Promise<{ status: number; body: object }> {
  const { pathname, searchParams } = new URL(url, "http://stand-in");
  const [, nip] = /^\/api\/search\/nip\/(\d+)$/.exec(pathname) ?? [];
  if (nip !== undefined) {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(searchParams.get("date") ?? ""))
      return { status: 400, body: { code: "WL-101", message: "Pole 'data' nie może być puste." } };
    const { inVies: _, ...subject } = known[nip] ?? { inVies: false };
    return {
      status: 200,
      body: {
        result: {
          subject: nip in known ? { ...subject, nip, statusVat: "Czynny" } : null,
          requestId: "0",
          requestDateTime: "",
        },
      },
    };
  }
  if (pathname === "/taxation_customs/vies/rest-api/check-vat-number") {
    const { countryCode = "", vatNumber = "" } = JSON.parse(await text(sent)) as Record<string, string>;
    const company = abroad[countryCode + vatNumber];
    if (countryCode !== "PL")
      return {
        status: 200,
        body: { countryCode, vatNumber, valid: company !== undefined, name: "---", address: "---", ...company },
      };
    const subject = known[vatNumber];
    const valid = subject?.inVies === true;
    return {
      status: 200,
      body: {
        countryCode,
        vatNumber,
        valid,
        name: valid ? subject.name : "---",
        address: valid ? (subject.workingAddress ?? "---").replace(", ", "\n") : "---",
      },
    };
  }
  return { status: 404, body: { message: "Not Found" } };
}
