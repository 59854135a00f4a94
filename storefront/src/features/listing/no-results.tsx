import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { DepartmentShelf, type ShelfCategory } from '../../ui/department-shelf.tsx';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import './no-results.css';

interface NoResultsProps {
  title: string;
  advice: string;
  departments: readonly ShelfCategory[];
  /** Best alternative, if any; else a link to the catalogue. */
  children?: ReactNode;
}

/** An empty shelf, an explanation, and links to continue. */
export function NoResults({ title, advice, departments, children }: NoResultsProps) {
  const shop = useShop();
  const text = useText();
  return (
    <>
      <div className="no-results panel">
        <EmptyShelf />
        <h2>{title}</h2>
        <p>{advice}</p>
        {children ?? (
          <a className="key" href={fixedUrl('catalogue', shop)}>
            {text('listing_whole_catalogue')}
          </a>
        )}
      </div>
      <Departments departments={departments} />
    </>
  );
}

/** The departments as starting points. */
export function Departments({ departments }: { departments: readonly ShelfCategory[] }) {
  const text = useText();
  if (departments.length === 0) return null;
  return (
    <section className="list-departments">
      <h2>{text('listing_departments')}</h2>
      <DepartmentShelf categories={departments} />
    </section>
  );
}
