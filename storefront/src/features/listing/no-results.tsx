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
  /** Best way out, if there is one; else a link to the whole catalogue. */
  children?: ReactNode;
}

/** An empty lit shelf, what happened, and ways on: never a dead end. */
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

/** The departments, to begin with. */
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
