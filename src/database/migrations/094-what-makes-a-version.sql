-- How often a saved view and somebody's role have changed: who changes them names the version they have seen.
ALTER TABLE order_views ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE staff ADD COLUMN role_version integer NOT NULL DEFAULT 1;

-- A provider that confirms what it was asked to give back changes nothing anybody decides on: money that is asked back
-- counts as gone already. One that refuses does.
DROP TRIGGER order_money_counted ON refunds;
CREATE TRIGGER order_money_counted AFTER INSERT ON refunds FOR EACH ROW EXECUTE FUNCTION count_money_version_of_attempt();
CREATE TRIGGER order_money_counted_again AFTER UPDATE OF state ON refunds FOR EACH ROW
  WHEN ((NEW.state = 'refused') <> (OLD.state = 'refused')) EXECUTE FUNCTION count_money_version_of_attempt();
