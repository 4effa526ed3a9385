import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import { PictureStoreProblem } from "./picture-store-problem.ts";
import type { PictureStore } from "./store.ts";

export interface S3Settings {
  /** Address of the store, `https://s3.eu-central-1.amazonaws.com`; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  region: string;
  key: string;
  secret: string;
  /** Longest wait for one answer, in milliseconds. */
  timeout?: number;
}

export interface S3Store extends PictureStore {
  /** Returns in the store's words how it refuses these settings, `403 SignatureDoesNotMatch`; null when it takes them, or is away. */
  refusal(): Promise<string | null>;
}

type Method = "GET" | "HEAD" | "PUT" | "DELETE";

interface Answer {
  status: number;
  bytes: Buffer;
}

const mostTurns = 3;

/**
 * Opens the picture store in a bucket of a store that speaks S3, each request and what it carries signed (AWS Signature
 * Version 4). What the store cannot do at the moment is a `PictureStoreProblem` for who asks; it is tried three times first, as
 * far as `timeout` reaches.
 */
export function openS3Store({ endpoint, bucket, region, key, secret, timeout = 15_000 }: S3Settings): S3Store {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: "s3", retries: 0 });
  const address = `${endpoint.replace(/\/+$/, "")}/${bucket}`;

  async function ask(
    method: Method,
    path: string,
    { body, within = timeout }: { body?: Buffer | undefined; within?: number } = {},
  ): Promise<Answer> {
    const signal = AbortSignal.timeout(within);
    const headers = {
      "x-amz-content-sha256": createHash("sha256")
        .update(body ?? "")
        .digest("hex"),
    };
    for (let turn = 1; ; turn += 1) {
      try {
        const answer = await client.fetch(`${address}${path}`, {
          method,
          headers,
          signal,
          ...(body === undefined ? {} : { body: new Uint8Array(body) }),
        });
        const bytes = Buffer.from(await answer.arrayBuffer());
        if (turn === mostTurns || !isAway(answer)) return { status: answer.status, bytes };
      } catch (error) {
        if (turn === mostTurns || signal.aborted) throw error;
      }
      await pause(Math.random() * 100 * turn);
    }
  }

  async function askFor(method: Method, file: string, body?: Buffer): Promise<Answer> {
    return ask(method, `/${encodeURIComponent(file)}`, { body }).catch((error: Error) => {
      const { cause } = error;
      throw new PictureStoreProblem(
        `The picture store at ${endpoint} does not answer to ${method} ${file} (${cause instanceof Error ? cause.message : error.message}).`,
        error,
      );
    });
  }

  function problem(method: string, file: string, answer: Answer): PictureStoreProblem {
    return new PictureStoreProblem(
      `The picture store at ${endpoint} answers ${inItsWords(answer)} to ${method} ${file}.`,
    );
  }

  return {
    async keep(source, file) {
      // A store may answer 403 for what is not there, to who may not list it.
      if (isGood(await askFor("HEAD", file))) return;
      const answer = await askFor("PUT", file, typeof source === "string" ? await readFile(source) : source);
      if (!isGood(answer)) throw problem("PUT", file, answer);
    },
    async read(file) {
      const answer = await askFor("GET", file);
      if (isGood(answer)) return answer.bytes;
      // A bucket that is not there is 404 too.
      if (codeOf(answer) === "NoSuchKey") return null;
      throw problem("GET", file, answer);
    },
    async remove(file) {
      const answer = await askFor("DELETE", file);
      if (!isGood(answer) && codeOf(answer) !== "NoSuchKey") throw problem("DELETE", file, answer);
    },
    async refusal() {
      const answer = await ask("GET", "?list-type=2&max-keys=1", { within: 3000 }).catch(() => null);
      return answer === null || isGood(answer) || isAway(answer) ? null : inItsWords(answer);
    },
  };
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function isAway({ status }: Pick<Answer, "status">): boolean {
  return status >= 500 || status === 429;
}

function inItsWords(answer: Answer): string {
  return [answer.status, codeOf(answer)].filter(Boolean).join(" ");
}

/** The code in the XML of an error, `NoSuchKey`. */
function codeOf({ bytes }: Answer): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(bytes.toString("latin1", 0, 2000))?.[1];
}
