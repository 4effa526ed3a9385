-- Sales that the exemption from the cash register does not cover, registered through a service that has one. That one is asked is written
-- before it is: the same token registers a sale once, however often it is told.
CREATE TABLE fiscal_receipts (
  order_id bigint PRIMARY KEY REFERENCES orders,
  -- 'unclear': nobody knows; 'failed': it certainly was not; 'elsewhere': somebody says it was by another cash register.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'unclear', 'registered', 'failed', 'elsewhere')),
  -- The proof of purchase or invoice it is of.
  document text NOT NULL,
  document_token uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  transaction_token uuid NOT NULL DEFAULT gen_random_uuid(),
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- Since when the service may know of it; null: it certainly does not.
  called_at timestamptz,
  -- Calls in a row that came to nothing.
  tries integer NOT NULL DEFAULT 0,
  problem text CHECK (problem <> '' AND length(problem) <= 500),
  -- The receipt's number and that of the device, and where its buyer can see it.
  number text,
  device text,
  url text CHECK (url LIKE 'https://%' OR url LIKE 'http://127.0.0.1:%'),
  registered_at timestamptz,
  CONSTRAINT registered_with_its_number CHECK ((state = 'registered') = (number IS NOT NULL) AND (state = 'registered') = (registered_at IS NOT NULL)),
  CONSTRAINT stuck_with_why CHECK (state NOT IN ('unclear', 'failed') OR problem IS NOT NULL)
);
CREATE INDEX fiscal_receipts_stuck ON fiscal_receipts (asked_at) WHERE state IN ('unclear', 'failed');

-- What a cash register has registered stays so.
CREATE FUNCTION refuse_registered_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The receipt of order % is registered', OLD.order_id USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER fiscal_receipts_stay BEFORE UPDATE OR DELETE ON fiscal_receipts FOR EACH ROW WHEN (OLD.state = 'registered') EXECUTE FUNCTION refuse_registered_change();
