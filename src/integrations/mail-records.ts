import { Resolver } from "node:dns/promises";
import type { MailRecord, RecordKind } from "../domain/mail/mail-record.ts";

/** Looks up the records of a domain. */
export interface MailRecords {
  look(domain: string): Promise<MailRecord[]>;
}

/** Returns the texts at a name; none where there is no such name. Throws where nobody answers. */
type Texts = (host: string) => Promise<string[]>;

/** Under what those who send emails for others keep their keys (RFC 6376): a domain does not tell which it has. */
const selectors = ["default", "dkim", "mail", "google", "selector1", "selector2", "s1", "s2", "k1", "key1"];

/** Returns what looks records up in the DNS, waiting some seconds at most. */
export function openMailRecords(texts: Texts = askDns()): MailRecords {
  const first = async (kind: RecordKind, hosts: readonly string[], mark: RegExp): Promise<MailRecord> => {
    const answers = await Promise.allSettled(hosts.map(texts));
    for (const [at, answer] of answers.entries()) {
      const text = answer.status === "fulfilled" ? answer.value.find((one) => mark.test(one)) : undefined;
      if (text !== undefined) return { kind, state: "found", host: hosts[at]!, text };
    }
    const isKnown = answers.every(({ status }) => status === "fulfilled");
    return { kind, state: isKnown ? "missing" : "silent", host: hosts[0]!, text: null };
  };
  return {
    look: (domain) =>
      Promise.all([
        first("spf", [domain], /^v=spf1\b/i),
        first(
          "dkim",
          selectors.map((selector) => `${selector}._domainkey.${domain}`),
          /(?:^|;)\s*p=\S/i,
        ),
        first("dmarc", [`_dmarc.${domain}`], /^v=DMARC1\b/i),
      ]),
  };
}

const nothingThere = ["ENOTFOUND", "ENODATA"];

function askDns(): Texts {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return async (host) => {
    try {
      return (await resolver.resolveTxt(host)).map((parts) => parts.join(""));
    } catch (error) {
      if (nothingThere.includes((error as NodeJS.ErrnoException).code ?? "")) return [];
      throw error;
    }
  };
}
