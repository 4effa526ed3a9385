-- When a person said that goods and money of a withdrawal are where they belong.
ALTER TABLE withdrawals ADD COLUMN closed_at timestamptz;
CREATE INDEX withdrawals_waiting ON withdrawals (received_at) WHERE closed_at IS NULL;
