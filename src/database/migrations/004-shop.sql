-- Which shop this is: printed pages of another one are never taken for ours.
CREATE TABLE shop (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  only_one boolean NOT NULL DEFAULT true UNIQUE CHECK (only_one)
);
INSERT INTO shop DEFAULT VALUES;
