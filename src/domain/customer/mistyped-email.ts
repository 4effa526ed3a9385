/** Domains most people in Poland and Czechia have their mail at. */
const known = [
  "gmail.com",
  "wp.pl",
  "onet.pl",
  "o2.pl",
  "interia.pl",
  "op.pl",
  "poczta.onet.pl",
  "poczta.fm",
  "tlen.pl",
  "gazeta.pl",
  "vp.pl",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "yahoo.com",
  "proton.me",
  "protonmail.com",
  "seznam.cz",
  "centrum.cz",
  "email.cz",
  "post.cz",
  "volny.cz",
  "azet.sk",
] as const;

/**
 * Returns the address that was probably meant, `kasia@gmail.com` for `kasia@gmial.com`, null where nothing looks
 * mistyped. A question, never a refusal: the domain may be somebody's own.
 */
export function meantEmail(email: string): string | null {
  const at = email.trim().lastIndexOf("@");
  const [name, domain] = [
    email.trim().slice(0, at),
    email
      .trim()
      .slice(at + 1)
      .toLowerCase(),
  ];
  if (at < 1 || domain.length < 4 || known.some((one) => one === domain)) return null;
  const meant = known.filter((one) => isOneSlip(domain, one));
  // Short names are near each other and near real ones: op.pl, o2.pl, wp.pl.
  return meant.length === 1 && meant[0]!.length >= 7 ? `${name}@${meant[0]}` : null;
}

/** Whether one letter was left out, put in, taken for another, or changed places with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [a, b] = [typed.slice(start), meant.slice(start)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
