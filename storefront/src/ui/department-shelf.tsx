import type { CategorySummary } from '@vitrina/contract/catalogue';
import { useText } from '../context/shop-context.tsx';
import { ProductPicture } from './product-picture.tsx';
import './department-shelf.css';

/** A category on the shelf. */
export interface ShelfCategory {
  title: string;
  text_lang: string | null;
  url: string;
  total: number;
  image: string | null;
}

export const toShelfCategory = (category: CategorySummary): ShelfCategory => ({
  title: category.title,
  text_lang: category.text_lang,
  url: category.url_without_domain,
  total: category.total,
  image: category.image_upload_path,
});

const SIZES = '(min-width: 1100px) 168px, (min-width: 600px) 24vw, 46vw';

/** Categories with picture and number of products, side by side on a shelf. */
export function DepartmentShelf({ categories, sizes = SIZES }: { categories: readonly ShelfCategory[]; sizes?: string }) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <ul className={`case department-shelf of-${Math.min(8, categories.length)}`}>
      {categories.map((one) => (
        <li key={one.url}>
          <a href={one.url}>
            <div className="well">
              <ProductPicture path={one.image} alt="" presets={['listing_small', 'department', 'listing']} sizes={sizes} width={400} height={334} />
            </div>
            <span {...(one.text_lang && { lang: one.text_lang })}>{one.title}</span>
            <small>{text('products_count', { count: one.total })}</small>
          </a>
        </li>
      ))}
    </ul>
  );
}
