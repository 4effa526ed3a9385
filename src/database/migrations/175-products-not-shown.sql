-- Products that shoppers do not see are found by their words without reading those they do: the search knows the shown ones alone.
CREATE INDEX products_not_shown ON products (product_id) WHERE NOT shown;
