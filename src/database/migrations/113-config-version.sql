-- How often what the shop says of itself has changed: who changes it names the version they have seen.
ALTER TABLE shop ADD COLUMN config_version integer NOT NULL DEFAULT 1;

CREATE FUNCTION count_config_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE shop SET config_version = config_version + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER config_counted AFTER INSERT ON config FOR EACH ROW EXECUTE FUNCTION count_config_version();
CREATE TRIGGER config_counted_again AFTER UPDATE ON config FOR EACH ROW
  WHEN (NEW.content IS DISTINCT FROM OLD.content) EXECUTE FUNCTION count_config_version();
