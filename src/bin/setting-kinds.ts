import { isIP } from "node:net";
import { resolve } from "node:path";
import { currencies, type Currency } from "../domain/money.ts";

/** A kind of setting: reads its text, `undefined` when it cannot be that; `accepts` ends 'it must be …'. */
export type Kind<T> = {
  readonly accepts: string;
  readonly read: (text: string) => T | undefined;
  /** What is wrong of it is not repeated. */
  readonly isSecret?: true;
};

export const countBetween = (least: number, most: number): Kind<number> => ({
  accepts: `a whole number from ${least} to ${most}`,
  read: (text) => (/^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined),
});

export const anyText = (accepts: string): Kind<string> => ({
  accepts,
  read: (text) => (/^[^\s/]+$/.test(text) ? text : undefined),
});

/** Signs of every kind, as a store's secrets have them. */
export const secretText: Kind<string> = {
  accepts: "a secret without spaces",
  read: (text) => (/^\S+$/.test(text) ? text : undefined),
};

/** 32 bytes in base 64. */
export const key32: Kind<string> = {
  accepts: "32 bytes in base 64, as `openssl rand -base64 32` makes them",
  read: (text) => (/^[A-Za-z0-9+/]{43}=$/.test(text) ? text : undefined),
  isSecret: true,
};

/** `G-1A2B3C4D5E`, as Google Analytics gives them. */
export const measurementId: Kind<string> = {
  accepts: "a measurement id of Google Analytics, like G-1A2B3C4D5E",
  read: (text) => (/^G-[A-Z0-9]{4,20}$/.test(text) ? text : undefined),
};

export const folder: Kind<string> = {
  accepts: "the path of a folder",
  read: (text) => (text.includes("\0") ? undefined : resolve(text)),
};

/** A URL of one of the schemes, kept as given. A host is wanted, except for PostgreSQL over a socket. */
export const urlWith = (...schemes: readonly [string, ...string[]]): Kind<string> => ({
  accepts: `an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(" or ")}`,
  read: (text) => {
    // `postgres://user@/name?host=/run/postgresql` is libpq's own form, which URL refuses.
    const url = URL.parse(text.replace(/@\//, "@socket/"));
    if (!url || !schemes.includes(url.protocol) || !text.startsWith(`${url.protocol}//`)) return undefined;
    return url.hostname || url.searchParams.has("host") ? text : undefined;
  },
});

/** An address a shop lives at, as browsers write it, without a slash at the end. */
export const siteAddress: Kind<string> = {
  accepts:
    "an http:// or https:// address of scheme and host alone, like https://sklep.example: the shop lives at the root of its host",
  read: (text) => {
    const url = URL.parse(text);
    return url && /^https?:\/\//i.test(text) && url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

/** `shop@example.com`, or with a name: `Shop <shop@example.com>`. */
export const address: Kind<string> = {
  accepts: "an e-mail address, with or without a name before it: Shop <shop@example.com>",
  read: (text) => (/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text) ? text : undefined),
};

export const proxies: Kind<readonly string[]> = {
  accepts: "addresses or networks separated by commas: 10.0.0.1, 10.1.0.0/16",
  read: (text) => {
    const parts = text.split(",").map((part) => part.trim());
    return parts.every(isNetwork) ? parts : undefined;
  },
};

/** Currencies an account charges in; PLN is always one of them. */
export const currencyList: Kind<readonly Currency[]> = {
  accepts: `currencies of the shop separated by commas, PLN among them: ${currencies.join(",").toUpperCase()}`,
  read: (text) => {
    const parts = text
      .toLowerCase()
      .split(",")
      .map((part) => part.trim());
    return parts.includes("pln") && parts.every((part) => currencies.includes(part as Currency))
      ? (parts as Currency[])
      : undefined;
  },
};

export const scale: Kind<number> = {
  accepts: "a number above 0, such as 1 or 2.5",
  read: (text) => (/^\d{1,9}(?:\.\d{1,6})?$/.test(text) && Number(text) > 0 ? Number(text) : undefined),
};

export const version: Kind<string> = {
  accepts: "a version such as v25.0",
  read: (text) => (/^v\d{1,3}\.\d{1,2}$/.test(text) ? text : undefined),
};

export const oneOf = <const T extends string>(...words: readonly T[]): Kind<T> => ({
  accepts: `one of ${words.join(", ")}`,
  read: (text) => words.find((word) => word === text.toLowerCase()),
});

function isNetwork(text: string): boolean {
  const [host = "", bits, ...rest] = text.split("/");
  const family = isIP(host);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}
