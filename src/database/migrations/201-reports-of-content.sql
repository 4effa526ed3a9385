-- What somebody says is against the law here is a message too (Regulation (EU) 2022/2065, art. 16): where it is, and what was decided of it. Whoever reports may stay unnamed.
ALTER TABLE questions ADD COLUMN reported text CHECK (reported <> ''),
  ADD COLUMN decision text CHECK (decision IN ('removed', 'stays')),
  DROP CONSTRAINT questions_name_check,
  DROP CONSTRAINT questions_email_check,
  ADD CONSTRAINT who_asks CHECK (reported IS NOT NULL OR (name <> '' AND email <> '')),
  ADD CONSTRAINT decided_of_a_report CHECK (decision IS NULL OR (reported IS NOT NULL AND state = 'answered'));
