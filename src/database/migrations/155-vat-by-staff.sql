-- The rate of VAT in a product's price is one of its facts: who changes it counts a version of them.
DROP TRIGGER products_count_facts ON products;
CREATE TRIGGER products_count_facts AFTER UPDATE OF composition, unit_amount, unit, certificates, guarantee_years, vat_rate ON products FOR EACH ROW
  WHEN ((OLD.composition, OLD.unit_amount, OLD.unit, OLD.certificates, OLD.guarantee_years, OLD.vat_rate)
    IS DISTINCT FROM (NEW.composition, NEW.unit_amount, NEW.unit, NEW.certificates, NEW.guarantee_years, NEW.vat_rate))
  EXECUTE FUNCTION count_product_version('facts');
