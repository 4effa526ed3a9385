import { readFile } from "node:fs/promises";
import { AwsClient } from "aws4fetch";
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

/**
 * Opens the picture store in a bucket of a store that speaks S3, each request signed (AWS Signature Version 4). What
 * the store cannot do at the moment is an error for who asks; it is tried three times first.
 */
export function openS3Store({ endpoint, bucket, region, key, secret, timeout = 15_000 }: S3Settings): PictureStore {
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: "s3", retries: 2, initRetryMs: 100 });
  const ask = (method: "GET" | "HEAD" | "PUT", file: string, body?: Buffer) =>
    client.fetch(`${endpoint.replace(/\/+$/, "")}/${bucket}/${encodeURIComponent(file)}`, { method, signal: AbortSignal.timeout(timeout), ...(body === undefined ? {} : { body: new Uint8Array(body) }) });

  return {
    async keep(source, file) {
      // A store may answer 403 for what is not there, to who may not list it.
      if ((await ask("HEAD", file)).ok) return;
      const answer = await ask("PUT", file, typeof source === "string" ? await readFile(source) : source);
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The picture store answers ${answer.status} to ${file}`);
    },
    async read(file) {
      const answer = await ask("GET", file);
      if (answer.ok) return Buffer.from(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new Error(`The picture store answers ${answer.status} for ${file}`);
    },
  };
}
