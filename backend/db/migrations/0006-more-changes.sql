-- Changes that show on pages and were not noted: pictures, and what is taken away.
create trigger product_images_inserted after insert on product_images referencing new table as changed for each statement execute function note_product_change('product_id');
create trigger product_images_updated after update on product_images referencing new table as changed for each statement execute function note_product_change('product_id');
create trigger product_images_deleted after delete on product_images referencing old table as changed for each statement execute function note_product_change('product_id');
create trigger product_texts_deleted after delete on product_texts referencing old table as changed for each statement execute function note_product_change('product_id');
create trigger comments_deleted after delete on comments referencing old table as changed for each statement execute function note_product_change('product_id');
create trigger product_relations_inserted after insert on product_relations referencing new table as changed for each statement execute function note_product_change('product_id');
create trigger product_relations_deleted after delete on product_relations referencing old table as changed for each statement execute function note_product_change('product_id');
