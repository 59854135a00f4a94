-- Of a product in the category or below it; shown where the category has no picture of its own. Kept by refreshCategoryPictures().
alter table categories add column product_image_upload_path text;
