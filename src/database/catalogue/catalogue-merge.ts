import {
  type CutsMet,
  cutsMet,
  knownVariantSteps,
  type StockTaken,
  stockTaken,
  variantSteps,
} from "./catalogue-merge-variants.ts";
import { compareListings, type ListingChange, recordListings } from "./catalogue-listings.ts";
import { settleProducers } from "./producers.ts";
import type { Queryable } from "../queryable.ts";
import { sayProductPaths } from "./said-paths.ts";

/** What merging the staged products changed. */
export interface Merged {
  created: number;
  changed: number;
  unchanged: number;
  /** Products of which anything a page shows changed. */
  productIds: number[];
  /** Some that were there before were hidden or shown for their producer, also beyond what was staged. */
  settled: boolean;
  listings: ListingChange[];
  variants: { created: number; changed: number; hidden: number };
  /** Of known variants. */
  prices: { changed: number };
  cuts: CutsMet;
  stock: StockTaken;
  /** Of products. */
  pictures: { added: number; removed: number };
}

/**
 * Makes the database like the staged products, touching only what differs: a second merge of the same
 * products changes no row. Variants and pictures gone from a product are hidden or taken off it.
 */
export async function mergeStaged(db: Queryable): Promise<Merged> {
  await db.query("ANALYZE staged");
  await recordListings(db, "listed_before");
  for (const step of [...knownVariantSteps, ...newProductSteps]) await db.query(step);
  await db.query("INSERT INTO touched SELECT unnest($1::bigint[]), 'changed'", [await sayProductPaths(db)]);
  for (const step of [...productSteps, ...variantSteps]) await db.query(step);
  const settled = await settleProducers(db);
  await recordListings(db, "listed_after");
  const { rows } = await db.query<{ created: number[]; shown: number[]; all: number; staged: number }>(
    `SELECT coalesce(array_agg(DISTINCT product_id) FILTER (WHERE what = 'created'), '{}') AS created,
       coalesce(array_agg(DISTINCT product_id) FILTER (WHERE what <> 'expected'), '{}') AS shown, count(DISTINCT product_id)::int AS all, (SELECT count(*)::int FROM staged) AS staged FROM touched`,
  );
  const { created, shown, all, staged } = rows[0]!;
  const done = await db.query<{ what: string; number: number }>(
    "SELECT what, sum(number)::int AS number FROM done GROUP BY what",
  );
  const count = (what: string) => done.rows.find((row) => row.what === what)?.number ?? 0;
  if (created.length >= 1000)
    await db.query(
      "ANALYZE products, variants, paths, product_categories, product_pictures, product_attributes, price_history",
    );
  return {
    created: created.length,
    changed: all - created.length,
    unchanged: staged - all,
    productIds: [...new Set([...shown, ...settled])],
    settled: settled.some((id) => !created.includes(id)),
    listings: await compareListings(db),
    variants: {
      created: count("variants created"),
      changed: count("variants changed"),
      hidden: count("variants hidden"),
    },
    prices: { changed: count("prices changed") },
    cuts: await cutsMet(db),
    stock: await stockTaken(db),
    pictures: { added: count("pictures added"), removed: count("pictures removed") },
  };
}

const newProductSteps = [
  // New products, in the file's order.
  `WITH added AS (
     INSERT INTO products (handle, product_name, description, details, composition, unit_amount, unit, certificates, guarantee_years, withdrawal_exception, manufacturer_id, weight, real_price, catalogue_price, badges, model, colour, shown, age_min, online_sale,
       blocked_countries, vat_rate, created_at)
     SELECT handle, jsonb_strip_nulls('{"pl": ""}' || name), jsonb_strip_nulls('{"pl": ""}' || description), coalesce(details, '[]'), coalesce(composition, '[]'), (measure ->> 'amount')::integer, measure ->> 'unit',
       coalesce(certificates, '[]'), nullif(guarantee_years, 0), nullif(withdrawal_exception, ''), manufacturer_id, weight, real_price, catalogue_price, coalesce(badges, '{}'), nullif(model, ''), nullif(colour, '{}'), coalesce(shown, true),
       nullif(age_min, 0), coalesce(online_sale, true), coalesce(blocked_countries, '{}'), coalesce(vat_rate, '23'), coalesce(created_at, date_trunc('milliseconds', now()))
     FROM staged WHERE product_id IS NULL ORDER BY created_at NULLS LAST, place
     RETURNING product_id, handle
   ), named AS (UPDATE staged SET product_id = added.product_id FROM added WHERE added.handle = staged.handle)
   INSERT INTO touched SELECT product_id, 'created' FROM added`,
  `ANALYZE staged`,
];

const productSteps = [
  // Paths: those that move are given back first, so that two products may change places.
  `WITH moved AS (
     DELETE FROM paths USING staged s WHERE paths.kind = 'product' AND paths.entity_id = s.product_id AND paths.lan_id = 1 AND paths.path <> s.path RETURNING entity_id
   ) INSERT INTO touched SELECT entity_id, 'changed' FROM moved`,
  `INSERT INTO paths (path, kind, entity_id) SELECT path, 'product', product_id FROM staged s
   WHERE path IS NOT NULL AND NOT EXISTS (SELECT FROM paths WHERE kind = 'product' AND entity_id = s.product_id AND lan_id = 1)`,
  // Products that differ.
  `WITH wanted AS (
     SELECT p.product_id, jsonb_strip_nulls(p.product_name || s.name) AS product_name, jsonb_strip_nulls(p.description || s.description) AS description,
       coalesce(s.details, p.details) AS details, coalesce(s.composition, p.composition) AS composition,
       CASE WHEN s.measure IS NULL THEN p.unit_amount ELSE (s.measure ->> 'amount')::integer END AS unit_amount, CASE WHEN s.measure IS NULL THEN p.unit ELSE s.measure ->> 'unit' END AS unit,
       coalesce(s.certificates, p.certificates) AS certificates, nullif(coalesce(s.guarantee_years, p.guarantee_years), 0) AS guarantee_years,
       nullif(coalesce(s.withdrawal_exception, p.withdrawal_exception), '') AS withdrawal_exception,
       s.manufacturer_id, s.weight, coalesce(s.badges, p.badges) AS badges,
       CASE WHEN s.model IS NULL THEN p.model ELSE nullif(s.model, '') END AS model, CASE WHEN s.colour IS NULL THEN p.colour::jsonb ELSE nullif(s.colour, '{}') END AS colour,
       coalesce(s.shown, p.shown OR p.awaits_producer) AS shown, nullif(coalesce(s.age_min, p.age_min), 0) AS age_min, coalesce(s.online_sale, p.online_sale) AS online_sale,
       coalesce(s.blocked_countries, p.blocked_countries) AS blocked_countries, coalesce(s.vat_rate, p.vat_rate::text) AS vat_rate, coalesce(s.created_at, p.created_at) AS created_at
     FROM staged s JOIN products p USING (product_id)
   ), differing AS (
     UPDATE products p SET product_name = w.product_name, description = w.description, details = w.details, composition = w.composition, unit_amount = w.unit_amount, unit = w.unit,
       certificates = w.certificates, guarantee_years = w.guarantee_years, withdrawal_exception = w.withdrawal_exception,
       manufacturer_id = w.manufacturer_id, weight = w.weight,
       badges = w.badges, model = w.model, colour = w.colour, shown = w.shown AND NOT p.awaits_producer, awaits_producer = w.shown AND p.awaits_producer, age_min = w.age_min, online_sale = w.online_sale,
       blocked_countries = w.blocked_countries, vat_rate = w.vat_rate, created_at = w.created_at
     FROM wanted w WHERE w.product_id = p.product_id AND
       (p.product_name::jsonb, p.description::jsonb, p.details, p.composition, p.unit_amount, p.unit, p.certificates, p.guarantee_years, p.withdrawal_exception, p.manufacturer_id, p.weight, p.badges, p.model, p.colour::jsonb, p.shown OR p.awaits_producer,
        p.age_min, p.online_sale, p.blocked_countries, p.vat_rate::text, p.created_at)
       IS DISTINCT FROM (w.product_name, w.description, w.details, w.composition, w.unit_amount, w.unit, w.certificates, w.guarantee_years, w.withdrawal_exception, w.manufacturer_id, w.weight, w.badges, w.model, w.colour, w.shown, w.age_min, w.online_sale, w.blocked_countries, w.vat_rate, w.created_at)
     RETURNING p.product_id
   ) INSERT INTO touched SELECT product_id, 'changed' FROM differing`,
  // What search engines and the shop's own search are told of them.
  `WITH wanted AS (
     SELECT p.product_id, '{"pl": ""}' || jsonb_strip_nulls(p.search_title || coalesce(s.search_title, '{}')) AS search_title, '{"pl": ""}' || jsonb_strip_nulls(p.search_description || coalesce(s.search_description, '{}')) AS search_description,
       coalesce(s.search_words, p.search_words) AS search_words
     FROM staged s JOIN products p USING (product_id) WHERE s.search_title IS NOT NULL OR s.search_description IS NOT NULL OR s.search_words IS NOT NULL
   ), differing AS (
     UPDATE products p SET search_title = w.search_title, search_description = w.search_description, search_words = w.search_words FROM wanted w
     WHERE w.product_id = p.product_id AND (p.search_title::jsonb, p.search_description::jsonb, p.search_words) IS DISTINCT FROM (w.search_title, w.search_description, w.search_words)
     RETURNING p.product_id
   ) INSERT INTO touched SELECT product_id, 'changed' FROM differing`,
  // When more of them comes, which no page shows.
  `WITH wanted AS (
     SELECT s.product_id, (s.next_delivery ->> 'day')::date AS on_day,
       CASE WHEN s.next_delivery ? 'pieces' THEN (s.next_delivery ->> 'pieces')::integer WHEN s.next_delivery ? 'day' THEN e.pieces END AS pieces
     FROM staged s LEFT JOIN expected_deliveries e USING (product_id) WHERE s.next_delivery ? 'day' OR s.next_delivery IS NOT NULL AND e.on_day IS NOT NULL
   ), differing AS (
     INSERT INTO expected_deliveries AS known (product_id, on_day, pieces) SELECT product_id, on_day, pieces FROM wanted
     ON CONFLICT (product_id) DO UPDATE SET on_day = excluded.on_day, pieces = excluded.pieces, version = known.version + 1
       WHERE (known.on_day, known.pieces) IS DISTINCT FROM (excluded.on_day, excluded.pieces)
     RETURNING product_id
   ) INSERT INTO touched SELECT product_id, 'expected' FROM differing`,
  // Places in the category tree.
  `WITH wanted AS (
     SELECT product_id, category_id, min(c.place)::int AS position FROM staged, unnest(categories) WITH ORDINALITY AS c (category_id, place) GROUP BY 1, 2
   ), gone AS (
     DELETE FROM product_categories pc USING staged s WHERE pc.product_id = s.product_id AND NOT pc.category_id = ANY (s.categories) RETURNING pc.product_id
   ), added AS (
     INSERT INTO product_categories (product_id, category_id, position) SELECT product_id, category_id, position FROM wanted
     ON CONFLICT (product_id, category_id) DO UPDATE SET position = excluded.position WHERE product_categories.position <> excluded.position
     RETURNING product_id
   ) INSERT INTO touched SELECT product_id, 'changed' FROM gone UNION SELECT product_id, 'changed' FROM added`,
  // What the label chose to go with them.
  `WITH wanted AS (
     SELECT s.product_id, p.product_id AS related_id, g.place::int AS position FROM staged s, unnest(s.goes_with) WITH ORDINALITY AS g (handle, place) JOIN products p USING (handle)
   ), gone AS (
     DELETE FROM product_relations r USING staged s WHERE r.kind = 'chosen' AND r.product_id = s.product_id AND s.goes_with IS NOT NULL
       AND NOT EXISTS (SELECT FROM wanted w WHERE w.product_id = r.product_id AND w.related_id = r.related_id) RETURNING r.product_id
   ), placed AS (
     INSERT INTO product_relations AS r (product_id, kind, related_id, position) SELECT product_id, 'chosen', related_id, position FROM wanted
     ON CONFLICT (product_id, kind, related_id) DO UPDATE SET position = excluded.position WHERE r.position <> excluded.position RETURNING product_id
   ) INSERT INTO touched SELECT product_id, 'changed' FROM gone UNION SELECT product_id, 'changed' FROM placed`,
  // Attributes, in their order: a product whose attributes differ gets them anew.
  `CREATE TEMP TABLE other_attributes ON COMMIT DROP AS SELECT s.product_id, s.attributes FROM staged s
     WHERE s.attributes <> coalesce((SELECT array_agg(attribute_id ORDER BY position) FROM product_attributes pa WHERE pa.product_id = s.product_id), '{}')`,
  `DELETE FROM product_attributes pa USING other_attributes o WHERE pa.product_id = o.product_id`,
  `INSERT INTO product_attributes (product_id, position, attribute_id)
   SELECT product_id, a.place, a.id FROM other_attributes, unnest(attributes) WITH ORDINALITY AS a (id, place)`,
  `INSERT INTO touched SELECT product_id, 'changed' FROM other_attributes`,
  // Pictures.
  `WITH differing AS (
     SELECT s.product_id, s.pictures FROM staged s
     WHERE s.pictures <> coalesce((SELECT array_agg(file ORDER BY position) FROM product_pictures pp WHERE pp.product_id = s.product_id), '{}')
   ), told AS (
     INSERT INTO done SELECT 'pictures added', count(*) FROM differing d, unnest(d.pictures) AS p (file) WHERE NOT EXISTS (SELECT FROM product_pictures old WHERE old.product_id = d.product_id AND old.file = p.file)
       UNION ALL SELECT 'pictures removed', count(*) FROM differing d JOIN product_pictures old USING (product_id) WHERE old.file <> ALL (d.pictures)
   ), gone AS (
     DELETE FROM product_pictures pp USING differing d WHERE pp.product_id = d.product_id AND pp.position > cardinality(d.pictures)
   ), placed AS (
     INSERT INTO product_pictures (product_id, position, file, alt, caption, focus_x, focus_y, role, video, video_captions)
     SELECT d.product_id, p.place, p.file, coalesce(old.alt, '{"pl": ""}'), coalesce(old.caption, '{"pl": ""}'), old.focus_x, old.focus_y, coalesce(old.role, 'packshot'), old.video, coalesce(old.video_captions, '{}')
     FROM differing d CROSS JOIN unnest(pictures) WITH ORDINALITY AS p (file, place)
       LEFT JOIN LATERAL (SELECT * FROM product_pictures old WHERE old.product_id = d.product_id AND old.file = p.file ORDER BY position LIMIT 1) old ON true
     ON CONFLICT (product_id, position) DO UPDATE SET file = excluded.file, alt = excluded.alt, caption = excluded.caption, focus_x = excluded.focus_x, focus_y = excluded.focus_y, role = excluded.role, video = excluded.video, video_captions = excluded.video_captions
   ) INSERT INTO touched SELECT product_id, 'changed' FROM differing`,
  // What is said of them: a list that is shorter than the pictures says nothing of the others.
  `WITH wanted AS (
     SELECT product_id, position, jsonb_strip_nulls(alt || coalesce(picture_texts[position], '{}')) AS alt, jsonb_strip_nulls(caption || coalesce(picture_captions[position], '{}')) AS caption,
       CASE WHEN position <= cardinality(picture_focus) THEN (picture_focus[position] ->> 'x')::smallint ELSE focus_x END AS focus_x,
       CASE WHEN position <= cardinality(picture_focus) THEN (picture_focus[position] ->> 'y')::smallint ELSE focus_y END AS focus_y,
       coalesce(picture_roles[position], role) AS role,
       CASE WHEN position <= cardinality(picture_videos) THEN picture_videos[position] ->> 'file' ELSE video END AS video,
       CASE WHEN position <= cardinality(picture_videos) THEN coalesce(picture_videos[position] -> 'captions', '{}') ELSE video_captions END AS video_captions
     FROM staged s JOIN product_pictures USING (product_id) WHERE num_nonnulls(picture_texts, picture_captions, picture_focus, picture_roles, picture_videos) > 0
   ), differing AS (
     UPDATE product_pictures pp SET alt = w.alt, caption = w.caption, focus_x = w.focus_x, focus_y = w.focus_y, role = w.role, video = w.video, video_captions = w.video_captions FROM wanted w
     WHERE pp.product_id = w.product_id AND pp.position = w.position
       AND (pp.alt::jsonb, pp.caption::jsonb, pp.focus_x, pp.focus_y, pp.role, pp.video, pp.video_captions) IS DISTINCT FROM (w.alt, w.caption, w.focus_x, w.focus_y, w.role, w.video, w.video_captions) RETURNING pp.product_id
   ) INSERT INTO touched SELECT DISTINCT product_id, 'changed' FROM differing`,
];
