-- Why who runs the shop takes a payment off; null: they do not. `offered` stays what the settings connect the shop to.
ALTER TABLE payments ADD COLUMN off_because text CHECK (off_because <> '');
