-- Addresses of other programs that are told what happens in the shop (Standard Webhooks 1.0): which record, never what is in it.
CREATE TABLE webhooks (
  webhook_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60),
  url text NOT NULL CHECK (url ~ '^https?://' AND length(url) <= 2000),
  types text[] NOT NULL CHECK (cardinality(types) > 0),
  secret bytea NOT NULL CHECK (length(secret) BETWEEN 24 AND 64),
  -- Signs beside the new one until the receiver has taken that over.
  earlier_secret bytea,
  earlier_until timestamptz,
  version integer NOT NULL DEFAULT 1,
  made_by bigint NOT NULL REFERENCES staff,
  made_at timestamptz NOT NULL DEFAULT now(),
  -- Why nothing is sent: by hand, because the receiver said that it is gone, or because it failed for days.
  off text CHECK (off IN ('hand', 'gone', 'failing')),
  failing_since timestamptz,
  CHECK ((earlier_secret IS NULL) = (earlier_until IS NULL))
);

CREATE TABLE webhook_deliveries (
  delivery_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id bigint NOT NULL REFERENCES webhooks ON DELETE CASCADE,
  -- The same at each attempt, so that a receiver knows what it has had.
  message_id text NOT NULL UNIQUE DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  type text NOT NULL,
  -- What is sent, to the byte.
  body text NOT NULL CHECK (octet_length(body) < 20000),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  -- Attempts since it was last begun.
  tries integer NOT NULL DEFAULT 0
);
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (webhook_id, delivery_id);
CREATE INDEX webhook_deliveries_at ON webhook_deliveries (at);

CREATE TABLE webhook_attempts (
  attempt_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  delivery_id bigint NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  -- What was answered; null: nothing was, and `failure` says why.
  status integer,
  answer text,
  failure text,
  milliseconds integer NOT NULL,
  CHECK ((status IS NULL) <> (failure IS NULL))
);
CREATE INDEX webhook_attempts_delivery ON webhook_attempts (delivery_id);

-- Tells whoever asked for it of an event, in the transaction in which it happens.
CREATE FUNCTION tell_webhooks(event_type text, data json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE delivery bigint;
BEGIN
  FOR delivery IN
    INSERT INTO webhook_deliveries (webhook_id, type, body)
      SELECT webhook_id, event_type, json_build_object('type', event_type, 'timestamp', to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'data', data)::text
      FROM webhooks WHERE off IS NULL AND event_type = ANY (types)
      RETURNING delivery_id
  LOOP
    PERFORM graphile_worker.add_job('deliverWebhook', json_build_object('deliveryId', delivery), max_attempts => 8);
  END LOOP;
END $$;

-- An order's states, as its history has them; the first of them is how it was placed.
CREATE FUNCTION tell_webhooks_of_state() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE event_type text := 'order.' || NEW.state;
BEGIN
  IF NOT EXISTS (SELECT FROM order_history WHERE order_id = NEW.order_id AND entry_id < NEW.entry_id) THEN
    event_type := 'order.placed';
  ELSIF NEW.state IN ('new', 'awaitingPayment') THEN
    event_type := 'order.accepted';
  END IF;
  PERFORM tell_webhooks(event_type, json_build_object('order', o.order_id, 'state', NEW.state, 'version', o.state_version)) FROM orders o WHERE o.order_id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER order_history_to_webhooks AFTER INSERT ON order_history FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_state();

-- What staff changed of an order's lines and address, of goods, returns and complaints, and what buyers declared.
CREATE FUNCTION tell_webhooks_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_webhooks(
    NEW.entity || CASE WHEN NEW.part = 'placed' THEN '.placed' ELSE '.changed' END,
    json_build_object(NEW.entity, NEW.entity_id::bigint, 'part', NEW.part, 'version', NEW.version));
  RETURN NULL;
END $$;
CREATE TRIGGER record_changes_to_webhooks AFTER INSERT ON record_changes FOR EACH ROW
  WHEN (NEW.entity IN ('product', 'return', 'complaint', 'withdrawal') OR NEW.entity = 'order' AND NEW.part IN ('lines', 'address'))
  EXECUTE FUNCTION tell_webhooks_of_change();

CREATE FUNCTION tell_webhooks_of_opened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'returns' THEN
    PERFORM tell_webhooks('return.placed', json_build_object('return', NEW.return_id, 'order', NEW.order_id));
  ELSE
    PERFORM tell_webhooks('complaint.placed', json_build_object('complaint', NEW.complaint_id, 'order', NEW.order_id));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER returns_to_webhooks AFTER INSERT ON returns FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_opened();
CREATE TRIGGER complaints_to_webhooks AFTER INSERT ON complaints FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_opened();
