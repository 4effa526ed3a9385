import { BlockList, isIP } from "node:net";

/**
 * Whether an IP address is one of the public internet: no loopback, private, link-local, carrier's, metadata,
 * documentation, multicast or reserved range, in IPv4, in IPv6 or as IPv4 inside IPv6. What is no address is not.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside4.check(address, "ipv4");
  // A zone (`fe80::1%eth0`) names a link of this machine.
  if (family !== 6 || address.includes("%")) return false;
  const embedded = embeddedIPv4(address);
  if (embedded !== null) return isPublicAddress(embedded);
  return global6.check(address, "ipv6") && !special6.check(address, "ipv6");
}

const inside4 = subnets("ipv4", [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
]);
/** Of IPv6 only this is given out to be reached (RFC 4291); the rest is loopback, local, multicast or nobody's. */
const global6 = subnets("ipv6", ["2000::/3"]);
/** Within it: Teredo and other protocols, documentation, and 6to4, which leads to an IPv4 address of anybody's choice. */
const special6 = subnets("ipv6", ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"]);

function subnets(type: "ipv4" | "ipv6", list: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const subnet of list) {
    const [net, length] = subnet.split("/");
    blocks.addSubnet(net!, Number(length), type);
  }
  return blocks;
}

const carrying = subnets("ipv6", ["::ffff:0:0/96", "64:ff9b::/96"]);

/** The IPv4 address that an IPv6 address stands for, mapped or translated (RFC 4291, RFC 6052). */
function embeddedIPv4(address: string): string | null {
  if (!carrying.check(address, "ipv6")) return null;
  // A URL spells every address in one way, its last 32 bits as two groups.
  const groups = new URL(`http://[${address}]/`).hostname.slice(1, -1).split(":");
  const bits = groups.slice(-2).map((group) => Number.parseInt(group || "0", 16));
  return bits.flatMap((group) => [group >> 8, group & 0xff]).join(".");
}
