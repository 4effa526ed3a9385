-- Orders of which the shop's server tells somebody outside, each by a consent of its buyer: which it was, and by what the service knows them.
CREATE TABLE purchase_reports (
  order_id bigint NOT NULL REFERENCES orders,
  service text NOT NULL CHECK (service IN ('ga4', 'meta')),
  -- When the browser was told yes, and to which version of the question.
  agreed_at timestamptz NOT NULL,
  consent_version integer NOT NULL,
  -- 'withdrawn': the consent was taken back before; 'dropped': the order came to nothing, or nobody may be told any more; 'failed': it was refused.
  state text NOT NULL DEFAULT 'waits' CHECK (state IN ('waits', 'sent', 'withdrawn', 'dropped', 'failed')),
  -- The browser that was told yes: by it the consent is taken back.
  device_sha256 bytea,
  known_by jsonb CHECK (jsonb_typeof(known_by) = 'object'),
  -- Since when the order is a sale; null: it may come to nothing yet.
  sold_at timestamptz,
  tries integer NOT NULL DEFAULT 0,
  problem text CHECK (problem <> '' AND length(problem) <= 500),
  ended_at timestamptz,
  PRIMARY KEY (order_id, service),
  CONSTRAINT known_while_it_waits CHECK ((state = 'waits') = (known_by IS NOT NULL) AND (state = 'waits') = (ended_at IS NULL)
    AND (state = 'waits' OR device_sha256 IS NULL)),
  CONSTRAINT sent_of_a_sale CHECK (state <> 'sent' OR sold_at IS NOT NULL)
);
CREATE INDEX purchase_reports_waiting ON purchase_reports (order_id) WHERE state = 'waits';
CREATE INDEX purchase_reports_devices ON purchase_reports (device_sha256) WHERE device_sha256 IS NOT NULL;

-- What has ended begins no second time.
CREATE TRIGGER purchase_reports_end BEFORE UPDATE OR DELETE ON purchase_reports FOR EACH ROW WHEN (OLD.state <> 'waits') EXECUTE FUNCTION refuse_change();
