import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";

export interface S3StandIn {
  url: string;
  /** What lies in it, by path. */
  objects: Map<string, Buffer>;
  /** What was asked, as method and path. */
  asked: string[];
  /** Answers of 503 to come before the next real one. */
  failures: number;
}

/** Opens a store on loopback that speaks S3 for one bucket and key, and checks each signature by Amazon's description of it; it lasts until the file ends. */
export async function openS3StandIn({ key, secret, region }: { key: string; secret: string; region: string }): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const standIn: S3StandIn = { url: "", objects, asked: [], failures: 0 };
  const server = createServer((request, reply) => void (async () => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const { method = "", url = "" } = request;
    standIn.asked.push(`${method} ${url}`);
    if (standIn.failures > 0) {
      standIn.failures -= 1;
      return void reply.writeHead(503).end();
    }
    if (!isSigned(request, body, { key, secret, region })) return void reply.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    if (method === "PUT") {
      objects.set(url, body);
      return void reply.writeHead(200).end();
    }
    const found = objects.get(url);
    reply.writeHead(found === undefined ? 404 : 200).end(method === "HEAD" ? undefined : found);
  })());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  after(() => server.close());
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

/** Answers whether a request bears its sender's signature of today: date, region, headers, path and body are in it. */
function isSigned(request: IncomingMessage, body: Buffer, { key, secret, region }: { key: string; secret: string; region: string }): boolean {
  const [, id, day = "", zone, names = "", signature] = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? "") ?? [];
  const time = String(request.headers["x-amz-date"] ?? "");
  const said = String(request.headers["x-amz-content-sha256"] ?? "");
  if (id !== key || zone !== region || !time.startsWith(day) || !names.split(";").includes("host")) return false;
  if (said !== "UNSIGNED-PAYLOAD" && said !== sha256(body)) return false;
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`).join("");
  const canonical = [request.method, request.url, "", headers, names, said].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const signing = ["s3", "aws4_request"].reduce((from, part) => hmac(from, part), hmac(hmac(`AWS4${secret}`, day), region));
  return hmac(signing, text).toString("hex") === signature;
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
