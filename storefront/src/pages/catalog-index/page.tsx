import { thumbPath } from '@vitrina/contract/thumbs';
import { SlidersHorizontal } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { FilterChips } from '../../features/listing/filter-chips.tsx';
import { FilterPanel } from '../../features/listing/filter-panel.tsx';
import { FilterSheet } from '../../features/listing/filter-sheet.tsx';
import { ListHeading } from '../../features/listing/list-heading.tsx';
import { isFiltered, listingAddress } from '../../features/listing/listing-query.ts';
import { Departments } from '../../features/listing/no-results.tsx';
import { Pager } from '../../features/listing/pager.tsx';
import { SortSelect } from '../../features/listing/sort-select.tsx';
import { MyPlaceFilter } from '../../features/listing/my-place-filter.tsx';
import { MyShopFilter } from '../../features/listing/my-shop-filter.tsx';
import { HiddenNote } from '../../features/product-tile/hidden-note.tsx';
import { DepartmentShelf } from '../../ui/department-shelf.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ChoiceGuide } from '../../features/listing/choice-guide.tsx';
import { chosenCount } from './chosen-count.ts';
import { DepartmentFront } from './department-front.tsx';
import type { Props } from './load.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchNote } from './search-note.tsx';
import { FurtherTiles, TileList } from './tile-list.tsx';
import { useList } from './use-list.ts';
import './page.css';

/** Fewer columns than on the home page, so each is wider. */
const SHELF_SIZES = '(min-width: 1100px) 272px, (min-width: 600px) 24vw, 118px';

/** A list of products: category, search, manufacturer, seller, list or tag. */
export function Page(props: Props) {
  const { title, title_lang, description, logo, pagination, query } = props;
  const path = useShop().url.split('?')[0] ?? '/';
  const isBeginning = props.kind === 'search' && !query.search_q;
  // True if the shop's own answer replaces results.
  const isAnswered = pagination.total === 0 && (props.search?.help.length ?? 0) > 0;
  return (
    <div className="page list-page">
      <Breadcrumbs trail={props.trail} />
      <HiddenNote reasons={props.hidden_reasons} />
      <ListHeading
        title={title}
        title_lang={title_lang}
        description={description}
        logo={logo && thumbPath('logo', logo, 'webp')}
        total={isBeginning || isAnswered ? null : pagination.total}
        of={props.of}
        subcategories={props.front ? [] : props.subcategories}
      />
      {props.identity && (
        <section className="panel list-seller" aria-label={props.identity.title}>
          <p>
            <b>{props.identity.title}</b>
          </p>
          {props.identity.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      {props.front ? (
        <div className={`department-top of-${props.front.categories.length}`}>
          <DepartmentShelf categories={props.front.categories} sizes={SHELF_SIZES} />
          <ChoiceGuide questions={props.guide} query={query} path={path} />
        </div>
      ) : (
        <ChoiceGuide questions={props.guide} query={query} path={path} />
      )}
      <SearchNote search={props.search} />
      {isBeginning || isAnswered ? (
        <Departments departments={props.departments} />
      ) : pagination.total === 0 && !isFiltered(query) ? (
        <NothingFound {...props} />
      ) : (
        <List {...props} />
      )}
      {props.front && <DepartmentFront front={props.front} />}
    </div>
  );
}

/** Filters beside the products, or in a sheet. */
function List(props: Props) {
  const text = useText();
  const path = useShop().url.split('?')[0] ?? '/';
  const { filters, pagination, query } = props;
  const { draft, items, change, more, sheet } = useList(props, path);
  const count = chosenCount(draft);
  const panel = { filters, draft, total: pagination.total, path, onChange: change };
  return (
    <div className="list">
      {sheet.isOpen ? <FilterSheet {...panel} onClosed={sheet.closed} /> : <FilterPanel {...panel} />}
      <section id="results" aria-label={text('listing_products')} tabIndex={-1}>
        <div className="list-bar">
          <div className="list-tools">
            {/* biome-ignore lint/a11y/useValidAnchor: without scripts the address opens the panel */}
            <a
              className="btn compact filters-open"
              href="#filters"
              onClick={(event) => {
                event.preventDefault();
                sheet.open();
              }}
            >
              <SlidersHorizontal className="icon small-icon" aria-hidden="true" />
              {count > 0 ? text('listing_filters_count', { n: count }) : text('listing_filters')}
            </a>
            <MyShopFilter draft={draft} path={path} onChange={change} />
            <MyPlaceFilter draft={draft} path={path} onChange={change} />
            <SortSelect draft={draft} path={path} onChange={change} />
          </div>
          <FilterChips filters={filters} draft={draft} path={path} onChange={change} />
        </div>
        <p className="visually-hidden" role="status">
          {text('results_count', { count: pagination.total })}
        </p>
        {items.length > 0 ? (
          <TileList items={items} label={text('listing_products')} />
        ) : (
          <NothingFound {...props} clearUrl={listingAddress(path, { search_q: query.search_q })} />
        )}
        {pagination.total > 0 && <Pager query={query} path={path} pagination={pagination} onMore={more} />}
        {props.close.length > 0 && (
          <div className="close-matches">
            <h2>{text('listing_close')}</h2>
            <p>{text('listing_close_text')}</p>
            <FurtherTiles items={props.close} label={text('listing_close')} />
          </div>
        )}
      </section>
    </div>
  );
}
