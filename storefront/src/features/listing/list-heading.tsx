import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import type { ShelfCategory } from '../../ui/department-shelf.tsx';
import './list-heading.css';

interface ListHeadingProps {
  title: string;
  title_lang: string | null;
  description: string | null;
  logo: string | null;
  /** Number of products (`null`: nothing was searched for), and without filters if known. */
  total: number | null;
  of: number | null;
  subcategories: readonly Pick<ShelfCategory, 'title' | 'text_lang' | 'url' | 'total'>[];
}

/** Title of the list, number of products, and links to subcategories. */
export function ListHeading({ title, title_lang, description, logo, total, of, subcategories }: ListHeadingProps) {
  const text = useText();
  const number = useNumber();
  return (
    <div className="list-head">
      <div>
        {logo && <img className="list-logo" src={logo} alt="" width={120} height={48} />}
        <div className="list-title">
          <h1 className="page-title" {...(title_lang && { lang: title_lang })}>
            {title}
          </h1>
          {total !== null && (
            <p className="list-count">
              {of !== null && of > total ? text('listing_count_of', { shown: total, total: of }) : text('products_count', { count: total })}
            </p>
          )}
        </div>
        {description && <p className="list-description">{description}</p>}
      </div>
      {subcategories.length > 0 && (
        <nav aria-label={text('listing_subcategories')}>
          <ul className="subcategories">
            {subcategories.map((one) => (
              <li key={one.url}>
                <a className="pill" href={one.url}>
                  <span {...(one.text_lang && { lang: one.text_lang })}>{one.title}</span> <span className="muted num">{number(one.total)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
