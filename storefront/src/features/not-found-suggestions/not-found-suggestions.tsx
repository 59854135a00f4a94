import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl, homeUrl } from '../../links/page-links.ts';
import { DepartmentShelf, type ShelfCategory } from '../../ui/department-shelf.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import type { SuggestedCategory } from './find-suggestions.ts';
import './not-found-suggestions.css';

/** Width of a suggested product's picture by breakpoint. */
export const SUGGESTION_PICTURE_SIZES = '(min-width: 1440px) 340px, (min-width: 1100px) 24vw, (min-width: 600px) 46vw, 144px';

interface LostPageProps {
  title: string;
  message: string;
  /** Words from the address, which prefill the search field. */
  words: string;
  /** List items with tiles of suggested products. */
  near: readonly ReactNode[];
  /** Suggested categories. */
  categories?: readonly SuggestedCategory[];
  departments: readonly ShelfCategory[];
}

/** Content of a page that was not found: explanation, prefilled search, suggested products and the departments. */
export function NotFoundSuggestions({ title, message, words, near, categories = [], departments }: LostPageProps) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page lost">
      <div className="lost-head">
        <div>
          <h1 className="page-title">{title}</h1>
          <p>{message}</p>
          <SearchAgain words={words} />
          <p className="lost-out">
            <a className="key" href={homeUrl(shop)}>
              {text('error_page_home')}
            </a>
            <a className="btn" href={fixedUrl('catalogue', shop)}>
              {text('catalogue')}
            </a>
          </p>
        </div>
        <EmptyShelf />
      </div>
      {(near.length > 0 || categories.length > 0) && (
        <section className="section">
          <div className="section-head">
            <h2>{text('lost_near')}</h2>
          </div>
          {categories.length > 0 && (
            <ul className="lost-out lost-categories">
              {categories.map(({ title, url }) => (
                <li key={url}>
                  <a className="btn" href={url}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
          {near.length > 0 && <ul className="case tile-list lost-products">{near}</ul>}
        </section>
      )}
      {departments.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{text('header_departments')}</h2>
          </div>
          <DepartmentShelf categories={departments} />
        </section>
      )}
    </div>
  );
}

function SearchAgain({ words }: { words: string }) {
  const shop = useShop();
  const text = useText();
  return (
    <form className="lost-search" action={fixedUrl('search', shop)}>
      <div className="field">
        <label htmlFor="lost-search-field">{text('lost_search_label')}</label>
        <input className="input" id="lost-search-field" name="search_q" type="search" defaultValue={words} maxLength={200} autoComplete="off" />
      </div>
      <button className="btn" type="submit">
        {text('search')}
      </button>
    </form>
  );
}
