import assert from "node:assert/strict";
import { test } from "node:test";
import { videoTypeOf } from "./video-type.ts";

test("a video and captions are known by how they begin, whatever they are called", () => {
  const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom\0\0\0\0")]);
  const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]), Buffer.from("webm")]);
  assert.equal(videoTypeOf(mp4), "mp4");
  assert.equal(videoTypeOf(webm), "webm");
  assert.equal(videoTypeOf(Buffer.from("\ufeffWEBVTT\n\n00:00.000 --> 00:02.000\nCześć\n")), "vtt");
  for (const none of [
    "",
    "ftyp",
    "WEBVTTX",
    "<svg/>",
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x42, 0x82, 0x6d, 0x61, 0x74]),
    Buffer.concat([Buffer.from("WEBVTT\n"), Buffer.from([0xff, 0xfe])]),
    Buffer.from("\0\0\0\u0014ftypqt  \0\0\0\0"),
    `WEBVTT\n${"x".repeat(1_000_000)}`,
  ])
    assert.equal(videoTypeOf(Buffer.from(none)), null, String(none).slice(0, 20));
});
