/** Returns bytes as DER has them: what they are, how long they are, and they. */
export function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** Returns parts behind each other as one. */
export function sequence(...parts: Buffer[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** Returns the name of an algorithm or an attribute, given in hexadecimal. */
export function oid(hex: string): Buffer {
  return der(6, Buffer.from(hex, "hex"));
}

/** Returns one attribute of a name: its kind in hexadecimal, and what it says. */
export function named(type: string, value: Buffer): Buffer {
  return der(0x31, sequence(oid(type), value));
}

/** Returns a text, of any letters. */
export function utf8(text: string): Buffer {
  return der(0x0c, Buffer.from(text, "utf8"));
}

/** Returns a text of plain letters and digits. */
export function printable(text: string): Buffer {
  return der(0x13, Buffer.from(text, "latin1"));
}

/** ECDSA with SHA-256, as certificates and requests for them name it. */
export const ecdsaWithSha256 = sequence(oid("2a8648ce3d040302"));

/** Returns a signature as certificates and requests for them have it. */
export function signatureBits(signature: Buffer): Buffer {
  return der(3, Buffer.concat([Buffer.from([0]), signature]));
}
