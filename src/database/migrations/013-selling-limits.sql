-- What may not be sold to everyone, from afar, or everywhere (law: tobacco and its like, hemp, the rules of each country).
ALTER TABLE products
  ADD COLUMN age_min smallint CHECK (age_min = 18),
  ADD COLUMN online_sale boolean NOT NULL DEFAULT true,
  -- Two capital letters each, as countries have them; Luxembourg is LU here.
  ADD COLUMN blocked_countries text[] NOT NULL DEFAULT '{}' CHECK (array_to_string(blocked_countries, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$');

-- When the shopper declared to be of age; null: nothing in the order asked for it.
ALTER TABLE orders ADD COLUMN age_confirmed_at timestamptz;

-- When something about a product last changed, for site maps.
CREATE INDEX changed_facts_fact ON changed_facts (fact, at DESC);
