-- A shopper's unpaid orders, and those that wait for a person's word, are found by what they are known by.
DROP INDEX orders_subjects;
CREATE INDEX orders_subjects ON orders USING gin (subjects) WHERE status IN ('new', 'awaitingPayment', 'awaitingReview');
DROP INDEX orders_email_unpaid;
