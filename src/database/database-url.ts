/**
 * The same server's address with another database in it. Knows all forms of a PostgreSQL URL:
 * `postgres://user:word@host/name?…`, `postgres:///name?host=/folder`, with or without a name.
 */
export function urlOfDatabase(url: string, name: string): string {
  const [, server = "", rest = ""] = /^(\w+:\/\/[^/?]*)[^?]*(.*)$/.exec(url) ?? [];
  return `${server}/${name}${rest}`;
}
