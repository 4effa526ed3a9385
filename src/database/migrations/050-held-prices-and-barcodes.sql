-- Which price for a time a variant has is asked of each variant that a file names.
CREATE INDEX price_cut_variants_variant ON price_cut_variants (variant_id);
