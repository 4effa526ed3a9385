-- A cash register's service can be silent like a carrier: who has not answered is remembered of both in one place.
ALTER TABLE silent_carriers RENAME TO silent_services;
ALTER TABLE silent_services RENAME COLUMN carrier TO service;
ALTER TABLE silent_services RENAME CONSTRAINT silent_carriers_pkey TO silent_services_pkey;
