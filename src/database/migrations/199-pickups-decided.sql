-- That somebody has looked at the carrier's, or ordered a courier there: one that was ordered so has no name we know.
ALTER TABLE pickups ADD COLUMN by_hand boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT pickups_check,
  ADD CONSTRAINT pickups_check CHECK (state <> 'ordered' OR by_hand OR external_id IS NOT NULL);
