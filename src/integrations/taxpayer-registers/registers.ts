import * as v from "valibot";
import { pastedForm } from "../../domain/seller-numbers.ts";
import {
  addressLines,
  type Company,
  companyAddress,
  type RegisterState,
  type Taxpayer,
  type TaxpayerAnswer,
} from "../../domain/taxpayer.ts";

/** Looks sellers up in public registers. */
export interface TaxpayerRegisters {
  /** Returns what the registers know of a NIP of ten digits on a day in Warsaw. Never throws: who cannot be asked is said to be silent. */
  look(nip: string, day: string): Promise<TaxpayerAnswer>;
  /** Returns a company by its number: a Polish one from the Ministry's list as of that day, others from VIES; an empty list: it is not there. Null: nobody was reached in two seconds. */
  company(asked: { letters: string; number: string; day: string }): Promise<Company[] | null>;
}

interface RegisterSettings {
  /** Host of the Ministry's list, without a trailing slash. */
  whiteListUrl: string;
  /** Host of VIES, without a trailing slash. */
  viesUrl: string;
  /** Milliseconds to wait for each. */
  patience?: number;
  /** The same where somebody fills in a form meanwhile. */
  companyPatience?: number;
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
export function openTaxpayerRegisters({
  whiteListUrl,
  viesUrl,
  patience = 3000,
  companyPatience = 2000,
}: RegisterSettings): TaxpayerRegisters {
  const ask = async (url: string, { wait, ...more }: RequestInit & { wait: number }): Promise<unknown> => {
    const reply = await fetch(url, {
      ...more,
      headers: { accept: "application/json", "user-agent": "Bruk", ...more.headers },
      redirect: "error",
      signal: AbortSignal.timeout(wait),
    });
    // Both say in 400 what is wrong with a question; that is none of ours.
    if (!reply.ok) throw new Error(`A register answered ${reply.status}`);
    return reply.json();
  };
  const listed = async (nip: string, day: string, wait: number) => {
    const found = await ask(`${whiteListUrl}/api/search/nip/${nip}?date=${day}`, { wait });
    return v.parse(whiteListAnswer, found).result.subject ?? null;
  };
  const checked = async (countryCode: string, vatNumber: string, wait: number) => {
    const found = await ask(`${viesUrl}/taxation_customs/vies/rest-api/check-vat-number`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ countryCode, vatNumber }),
      wait,
    });
    const { valid, name, address } = v.parse(viesAnswer, found);
    const said = (text: string) => (text === "---" ? "" : text);
    return valid ? { name: said(name), address: said(address) } : null;
  };
  const inWhiteList = async (nip: string, day: string): Promise<Known> => {
    const subject = await listed(nip, day, patience);
    if (subject === null) return { state: "unknown", taxpayer: null };
    const { name, regon, krs, workingAddress, residenceAddress, accountNumbers } = subject;
    const accounts = accountNumbers.filter((account) => /^\d{26}$/.test(account)).slice(0, 20);
    return {
      state: "found",
      taxpayer: { name, regon, krs, accounts, ...addressLines(workingAddress || residenceAddress) },
    };
  };
  const inVies = async (nip: string): Promise<Known> => {
    const found = await checked("PL", nip, patience);
    if (found === null) return { state: "unknown", taxpayer: null };
    const taxpayer = { name: found.name, regon: "", krs: "", accounts: [], ...addressLines(found.address) };
    return { state: "found", taxpayer };
  };
  const companyOf = async (letters: string, number: string, day: string): Promise<Company[]> => {
    const subject = letters === "PL" ? await listed(number, day, companyPatience) : null;
    const found =
      letters === "PL"
        ? subject && { name: subject.name, address: subject.workingAddress || subject.residenceAddress }
        : await checked(letters, number, companyPatience);
    return found === null || found.name === ""
      ? []
      : [{ name: pastedForm(found.name), ...companyAddress(found.address, letters) }];
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
    company: ({ letters, number, day }) => companyOf(letters, number, day).catch(() => null),
  };
}

/** Registers that nobody is to ask. */
export const noTaxpayerRegisters: TaxpayerRegisters = {
  look: async () => ({ whiteList: "off", vies: "off", taxpayer: null }),
  company: async () => null,
};
