-- The log by what was done, by a key, and by the command line and the shop itself.
CREATE INDEX operator_log_act ON operator_log (act, entry_id);
CREATE INDEX operator_log_key ON operator_log (key_id, entry_id) WHERE key_id IS NOT NULL;
CREATE INDEX operator_log_nobody ON operator_log (actor_kind, entry_id) WHERE staff_id IS NULL AND key_id IS NULL;

-- Orders by what was sold in them and by what their payment is called at its provider.
CREATE INDEX order_lines_sku ON order_lines (lower(sku)) WHERE sku IS NOT NULL;
CREATE INDEX order_lines_gtin ON order_lines (gtin) WHERE gtin IS NOT NULL;
CREATE INDEX payment_attempts_provider_order ON payment_attempts (provider_order_id) WHERE provider_order_id IS NOT NULL;
CREATE INDEX payment_attempts_capture ON payment_attempts (capture_id) WHERE capture_id IS NOT NULL;
CREATE INDEX refunds_provider_refund ON refunds (provider_refund_id) WHERE provider_refund_id IS NOT NULL;
CREATE INDEX invoices_counted ON invoices (counted);
