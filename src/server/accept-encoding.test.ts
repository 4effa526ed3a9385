import assert from "node:assert/strict";
import { test } from "node:test";
import type { FastifyRequest } from "fastify";
import { takesBrotli, takesGzip } from "./accept-encoding.ts";

const asked = (codings: string | undefined) =>
  ({ headers: { "accept-encoding": codings } }) as unknown as FastifyRequest;

test("brotli and gzip are taken by who names them, and refused with the weight 0", () => {
  for (const [codings, br, gz] of [
    [undefined, false, false],
    ["", false, false],
    ["identity", false, false],
    ["*", false, false],
    ["br", true, false],
    ["gzip, deflate, br, zstd", true, true],
    ["gzip,br", true, true],
    ["\tBR , GZip ", true, true],
    ["br;q=0, gzip", false, true],
    ["br;q=0.0, gzip;q=0.000", false, false],
    ["gzip, br; q=0", false, true],
    ["br ;Q=0.", false, false],
    ["br;q=", false, false],
    ["br;q=1.0, gzip;q=0.8, *;q=0.1", true, true],
    ["br;q=0.001", true, false],
    ["br;q=1", true, false],
    ["br;q=0,gzip;q=1", false, true],
    ["x-br, brotli, sbr", false, false],
    ["x-gzip", false, false],
    ["deflate;q=br", false, false],
  ] as const)
    assert.deepEqual([takesBrotli(asked(codings)), takesGzip(asked(codings))], [br, gz], codings);
});
