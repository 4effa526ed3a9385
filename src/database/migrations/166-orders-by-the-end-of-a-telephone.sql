-- The last digits of a telephone are looked up from its end: three digits stand somewhere in the words of many orders.
CREATE INDEX orders_phone_end ON orders (reverse(regexp_replace(client_data ->> 'phone', '\D', '', 'g')) text_pattern_ops);
