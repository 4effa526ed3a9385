-- The number under a bar code (EAN, UPC): feeds and search engines know goods of all shops by it.
ALTER TABLE variants ADD COLUMN gtin text CHECK (gtin ~ '^(\d{8}|\d{12,14})$');
