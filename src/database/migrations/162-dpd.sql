-- DPD's labels, to doors in Poland.
ALTER TABLE labels DROP CONSTRAINT labels_carrier_check;
ALTER TABLE labels ADD CONSTRAINT labels_carrier_check CHECK (carrier IN ('inpostShipx', 'inpostGlobal', 'packeta', 'dpd'));
