-- Who writes to the shop gets a copy, as seldom as any other letter that a stranger can have sent to an address.
ALTER TABLE letter_wishes DROP CONSTRAINT letter_wishes_kind_check;
ALTER TABLE letter_wishes ADD CONSTRAINT letter_wishes_kind_check CHECK (kind IN ('reminder', 'account', 'message'));
