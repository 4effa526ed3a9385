import * as v from "valibot";
import { addressLines, type RegisterState, type Taxpayer, type TaxpayerAnswer } from "../../domain/taxpayer.ts";

/** Looks sellers up in public registers. */
export interface TaxpayerRegisters {
  /** Returns what the registers know of a NIP of ten digits on a day in Warsaw. Never throws: who cannot be asked is said to be silent. */
  look(nip: string, day: string): Promise<TaxpayerAnswer>;
}

interface RegisterSettings {
  /** Host of the Ministry's list, without a trailing slash. */
  whiteListUrl: string;
  /** Host of VIES, without a trailing slash. */
  viesUrl: string;
  /** Milliseconds to wait for each. */
  patience?: number;
}

const told = v.nullish(v.pipe(v.string(), v.trim()), "");

/** `GET /api/search/nip/{nip}?date=`: what is read of its subject. A number nobody has is answered without one. */
const whiteListAnswer = v.object({
  result: v.object({
    subject: v.nullish(
      v.object({
        name: told,
        regon: told,
        krs: told,
        residenceAddress: told,
        workingAddress: told,
        accountNumbers: v.nullish(v.array(v.string()), []),
      }),
    ),
  }),
});

/** `POST /rest-api/check-vat-number`. What a country does not tell is `---`; where its register is closed there is no `valid`. */
const viesAnswer = v.object({ valid: v.boolean(), name: told, address: told });

interface Known {
  state: RegisterState;
  taxpayer: Taxpayer | null;
}
const silent: Known = { state: "silent", taxpayer: null };

/** Opens both registers: the Ministry's list (`wl-api.mf.gov.pl`) and VIES are asked at once, and neither waits for the other. */
export function openTaxpayerRegisters({ whiteListUrl, viesUrl, patience = 3000 }: RegisterSettings): TaxpayerRegisters {
  const ask = async (url: string, more: RequestInit = {}): Promise<unknown> => {
    const reply = await fetch(url, {
      ...more,
      headers: { accept: "application/json", "user-agent": "Bruk", ...more.headers },
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    // Both say in 400 what is wrong with a question; that is none of ours.
    if (!reply.ok) throw new Error(`A register answered ${reply.status}`);
    return reply.json();
  };
  const inWhiteList = async (nip: string, day: string): Promise<Known> => {
    const { result } = v.parse(whiteListAnswer, await ask(`${whiteListUrl}/api/search/nip/${nip}?date=${day}`));
    const subject = result.subject ?? null;
    if (subject === null) return { state: "unknown", taxpayer: null };
    const { name, regon, krs, workingAddress, residenceAddress, accountNumbers } = subject;
    const accounts = accountNumbers.filter((account) => /^\d{26}$/.test(account)).slice(0, 20);
    return {
      state: "found",
      taxpayer: { name, regon, krs, accounts, ...addressLines(workingAddress || residenceAddress) },
    };
  };
  const inVies = async (nip: string): Promise<Known> => {
    const { valid, name, address } = v.parse(
      viesAnswer,
      await ask(`${viesUrl}/taxation_customs/vies/rest-api/check-vat-number`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ countryCode: "PL", vatNumber: nip }),
      }),
    );
    if (!valid) return { state: "unknown", taxpayer: null };
    const said = (text: string) => (text === "---" ? "" : text);
    return {
      state: "found",
      taxpayer: { name: said(name), regon: "", krs: "", accounts: [], ...addressLines(said(address)) },
    };
  };
  return {
    async look(nip, day) {
      const [whiteList, vies] = await Promise.all([
        inWhiteList(nip, day).catch(() => silent),
        inVies(nip).catch(() => silent),
      ]);
      const taxpayer = whiteList.taxpayer ?? vies.taxpayer;
      return { whiteList: whiteList.state, vies: vies.state, taxpayer: taxpayer?.name ? taxpayer : null };
    },
  };
}

/** Registers that nobody is to ask. */
export const noTaxpayerRegisters: TaxpayerRegisters = {
  look: async () => ({ whiteList: "off", vies: "off", taxpayer: null }),
};
