import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";
import type { S3Settings } from "../../src/integrations/picture-store/s3-store.ts";

export interface S3StandIn {
  /** What opens it. */
  settings: S3Settings;
  /** What lies in it, by path. */
  objects: Map<string, Buffer>;
  /** What was asked, as method and path. */
  asked: string[];
  /** Returns of 503 to come before the next real one. */
  failures: number;
  /** Connections to end before the next answer is whole: one in its middle, the next before it begins, and so on. */
  cuts: number;
}

/**
 * Opens a store on loopback that speaks S3 for one bucket and key, checks each signature by Amazon's description of it
 * and refuses in the words that Amazon and OpenStack Swift use; it lasts until the file ends.
 */
export async function openS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const settings = {
    endpoint: "",
    bucket: "bruk-pictures",
    region: "eu-central-1",
    key: "AKIABRUK",
    secret: "a/secret+with=signs",
  };
  const standIn: S3StandIn = { settings, objects, asked: [], failures: 0, cuts: 0 };
  const server = createServer(
    (request, reply) =>
      void (async () => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part as Buffer);
        const body = Buffer.concat(parts);
        const { method = "", url = "" } = request;
        standIn.asked.push(`${method} ${url}`);
        if (standIn.cuts > 0) {
          standIn.cuts -= 1;
          if (standIn.cuts % 2 === 1) reply.writeHead(200, { "content-length": 1000 }).write("begun");
          return void setImmediate(() => request.socket.destroy());
        }
        if (standIn.failures > 0) {
          standIn.failures -= 1;
          return void reply.writeHead(503).end();
        }
        const [status, content] = answer(request, body);
        reply.writeHead(status).end(method === "HEAD" ? undefined : content);
      })(),
  );

  function answer(request: IncomingMessage, body: Buffer): [status: number, content: Buffer | string] {
    const refused = refusal(request, body, settings);
    if (refused !== null) return refused;
    const { method = "", url = "" } = request;
    const [path = ""] = url.split("?", 1);
    const [, bucket, file = ""] = path.split("/");
    if (bucket !== settings.bucket) return [404, "<Error><Code>NoSuchBucket</Code></Error>"];
    if (file === "") return [200, "<ListBucketResult/>"];
    if (method === "PUT") {
      objects.set(path, body);
      return [200, ""];
    }
    if (method === "DELETE") {
      objects.delete(path);
      return [204, ""];
    }
    const found = objects.get(path);
    return found === undefined ? [404, "<Error><Code>NoSuchKey</Code></Error>"] : [200, found];
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  after(() => server.close());
  settings.endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return standIn;
}

/** How a request is refused that does not bear its sender's signature of today: date, region, headers, path, query and body are in it. */
function refusal(
  request: IncomingMessage,
  body: Buffer,
  { key, secret, region }: S3Settings,
): [status: number, content: string] | null {
  const [, id, day = "", zone, names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? "",
    ) ?? [];
  const time = String(request.headers["x-amz-date"] ?? "");
  const said = String(request.headers["x-amz-content-sha256"] ?? "");
  if (zone !== region) return [400, "<Error><Code>AuthorizationHeaderMalformed</Code></Error>"];
  if (id !== key) return [403, "<Error><Code>InvalidAccessKeyId</Code></Error>"];
  // Amazon also takes a body nobody signed; the shop's pictures stay under their name for good.
  if (said !== sha256(body)) return [400, "<Error><Code>XAmzContentSHA256Mismatch</Code></Error>"];
  const headers = names
    .split(";")
    .map((name) => `${name}:${String(request.headers[name] ?? "").trim()}\n`)
    .join("");
  const [path = "", query = ""] = (request.url ?? "").split("?");
  const canonical = [request.method, path, query.split("&").sort().join("&"), headers, names, said].join("\n");
  const text = ["AWS4-HMAC-SHA256", time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join("\n");
  const signing = ["s3", "aws4_request"].reduce(
    (from, part) => hmac(from, part),
    hmac(hmac(`AWS4${secret}`, day), region),
  );
  const isSigned =
    time.startsWith(day) && names.split(";").includes("host") && hmac(signing, text).toString("hex") === signature;
  return isSigned ? null : [403, "<Error><Code>SignatureDoesNotMatch</Code></Error>"];
}

function sha256(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
