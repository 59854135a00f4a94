-- What a product comes in: sides of its box in millimetres, longest first, and its weight with the box in grams. Null: not known.
alter table products
  add column package_mm integer[],
  add column package_g integer,
  add constraint products_package check (
    package_mm is null and package_g is null
    or package_g > 0 and array_length(package_mm, 1) = 3 and package_mm[1] >= package_mm[2] and package_mm[2] >= package_mm[3] and package_mm[3] > 0
  );
