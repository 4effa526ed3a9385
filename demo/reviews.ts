import { createHash } from "node:crypto";
import type { Queryable } from "../src/database/queryable.ts";
import { languages } from "../src/domain/language.ts";
import { drawings } from "./catalogue.ts";
import { sampleAuthors, sampleTexts } from "./reviews/texts.ts";

/** A review of our own making for a demo product; the shop shows it as a sample. */
export interface SampleReview {
  handle: string;
  stars: number;
  title: string;
  content: string;
  author: string;
  lanId: number;
  /** How long before now it was written, as a part of the time the product has been in the shop: from 0 up to 1. */
  ago: number;
}

/** Returns the demo's reviews: none for a quarter of the products, up to eight for the others, no words twice at one product. The same at every start. */
export function sampleReviews(): SampleReview[] {
  return drawings.flatMap(({ handle, look }) => {
    const texts = sampleTexts.find(({ kinds }) => kinds.includes(look.kind))?.texts ?? [];
    const chance = chanceOf(handle);
    if (chance < 0.25) return [];
    const wanted = Math.min(texts.length, 1 + Math.floor(((chance - 0.25) / 0.75) ** 1.6 * 8));
    const order = texts
      .map((text, index) => ({ text, at: chanceOf(`${handle} ${index}`) }))
      .toSorted((a, b) => a.at - b.at);
    return order.slice(0, wanted).map(({ text: [stars, lan, content, title = ""], at }): SampleReview => {
      const authors = sampleAuthors[lan];
      const author = authors[Math.floor(chanceOf(`${handle} ${content}`) * authors.length)]!;
      return {
        handle,
        stars,
        title,
        content,
        author,
        lanId: languages.find(({ lanCode }) => lanCode === lan)!.lanId,
        ago: at,
      };
    });
  });
}

/** Writes the samples as published; products too new to have been worn keep waiting for their first review. */
export async function writeSampleReviews(db: Queryable, now: Date): Promise<void> {
  const samples = sampleReviews();
  await db.query(
    `INSERT INTO reviews (product_id, buyer, sample, stars, title, content, author, lan_id, state, written_at)
     SELECT p.product_id, 'sample-' || s.place || '@bruk.example', true, s.stars, s.title, s.content, s.author, s.lan_id, 'approved',
       $8::timestamptz - s.ago * (least($8::timestamptz - p.created_at, interval '200 days') - interval '6 days')
     FROM unnest($1::text[], $2::smallint[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::float8[])
       WITH ORDINALITY AS s (handle, stars, title, content, author, lan_id, ago, place) JOIN products p USING (handle)
     WHERE p.created_at < $8::timestamptz - interval '10 days'`,
    [
      samples.map((sample) => sample.handle),
      samples.map((sample) => sample.stars),
      samples.map((sample) => sample.title),
      samples.map((sample) => sample.content),
      samples.map((sample) => sample.author),
      samples.map((sample) => sample.lanId),
      samples.map((sample) => sample.ago),
      now,
    ],
  );
}

/** A number from 0 up to 1 that is the same for the same words. */
function chanceOf(words: string): number {
  return createHash("sha256").update(`review ${words}`).digest().readUInt32BE() / 2 ** 32;
}
