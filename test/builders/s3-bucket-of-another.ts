import type { S3Settings } from "../../src/integrations/picture-store/s3-store.ts";

/**
 * The bucket for tests that the environment names, of a store somebody else wrote: `S3_TEST_ENDPOINT`, `S3_TEST_BUCKET`,
 * `S3_TEST_KEY`, `S3_TEST_SECRET`, and `S3_TEST_REGION` unless it is us-east-1. What the tests put there stays.
 * A sentence where none is named.
 */
export function s3BucketOfAnother(
  env: Readonly<Record<string, string | undefined>> = process.env,
): S3Settings | string {
  const {
    S3_TEST_ENDPOINT: endpoint,
    S3_TEST_BUCKET: bucket,
    S3_TEST_REGION: region = "us-east-1",
    S3_TEST_KEY: key,
    S3_TEST_SECRET: secret,
  } = env;
  if (endpoint && bucket && key && secret) return { endpoint, bucket, region, key, secret };
  return "S3_TEST_ENDPOINT, S3_TEST_BUCKET, S3_TEST_KEY and S3_TEST_SECRET name no store";
}
