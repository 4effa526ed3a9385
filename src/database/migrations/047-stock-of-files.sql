-- What a catalogue file said when its difference was taken, so that the same file again takes nothing: the pieces it
-- knew, how many movements of the variant's stock it knew, and the pieces a person wrote beside them.
ALTER TABLE stock_movements ADD file_known integer, ADD file_movements integer, ADD file_quantity integer;
-- One that wanted more than there was is remembered also where nothing was left to take.
ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_change_check, ADD CONSTRAINT stock_movements_change_check CHECK (change <> 0 OR file_known IS NOT NULL);
