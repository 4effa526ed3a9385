-- A thing's EAN is looked for in its longest form, by who scans it, the palette and the list of goods.
CREATE INDEX variants_gtin14 ON variants (lpad(gtin, 14, '0')) WHERE gtin IS NOT NULL;
