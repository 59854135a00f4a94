import { ArrowRight, History, X } from '../../ui/icons.tsx';
import { thumbPath } from '@vitrina/contract/thumbs';
import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { fixedUrl } from '../../links/page-links.ts';
import { ChargerNote } from '../../ui/beside-price.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { matchParts } from './match-parts.ts';
import { forgetAllSearches, forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts';
import { moveInRows, type SuggestionRow, suggestionRows } from './suggestion-rows.ts';
import { useSuggestions } from './use-suggestions.ts';
import './suggestion-list.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

/** State of the list for its field. */
export interface ListState {
  isShown: boolean;
  activeId: string | undefined;
}

export interface ListHandle {
  /** Returns true if the list consumed the key. */
  onKey: (key: string) => boolean;
}

interface SuggestionListProps {
  q: string;
  handle: RefObject<ListHandle | null>;
  onState: (state: ListState) => void;
  onDone: () => void;
}

const HEADINGS = {
  past: 'listing_suggest_past',
  popular: 'listing_suggest_popular',
  help: 'listing_help',
  words: 'listing_suggest_words',
  categories: 'listing_suggest_categories',
  brands: 'listing_suggest_brands',
  guides: 'guides',
  products: 'listing_products',
} as const;

/** The list below the search field, by the ARIA combobox pattern: the focus stays in the field. */
export function SuggestionList({ q: raw, handle, onState, onDone }: SuggestionListProps) {
  const text = useText();
  const shop = useShop();
  const q = raw.replace(/\s+/g, ' ').trim();
  const [past, setPast] = useState(recentSearches);
  const [active, setActive] = useState(-1);
  const [previousQ, setPreviousQ] = useState(q);
  if (previousQ !== q) {
    setPreviousQ(q);
    setActive(-1);
  }
  const reply = useSuggestions(q, shop.lang);
  const rows = suggestionRows({
    q,
    past,
    reply,
    searchUrl: (words) => `${fixedUrl('search', shop)}?search_q=${encodeURIComponent(words).replace(/%20/g, '+')}`,
  });
  const activeId = rows[active]?.id;
  const isShown = rows.length > 0;

  const choose = (row: SuggestionRow) => {
    if (row.kind === 'forget') {
      forgetAllSearches();
      setPast([]);
      return;
    }
    if (row.kind === 'past' || row.kind === 'popular' || row.kind === 'words' || row.kind === 'all') rememberSearch(row.title);
    onDone();
    navigate(row.url);
  };
  const forget = (title: string) => {
    forgetSearch(title);
    setPast(recentSearches());
    setActive(-1);
  };
  const onKey = (key: string): boolean => {
    const row = rows[active];
    if (key === 'Enter' && row) choose(row);
    else if (key === 'Delete' && row?.kind === 'past') forget(row.title);
    else {
      const next = moveInRows(key, active, rows.length);
      if (next === null) return false;
      setActive(next);
    }
    return true;
  };
  useImperativeHandle(handle, () => ({ onKey }));
  useLayoutEffect(() => onState({ isShown, activeId }), [isShown, activeId, onState]);

  const groups = Object.entries(Object.groupBy(rows, (row) => row.kind)) as [SuggestionRow['kind'], SuggestionRow[]][];
  const option = (row: SuggestionRow) => (
    <Row key={row.id} row={row} q={q} isActive={row.id === activeId} onChoose={() => choose(row)} onForget={() => forget(row.title)} />
  );
  return (
    <>
      <p className="visually-hidden" role="status">
        {q !== '' && reply ? text('listing_suggest_count', { count: rows.length }) : ''}
      </p>
      {isShown && (
        <div
          className="suggestions"
          id="search-suggestions"
          role="listbox"
          aria-label={text('listing_suggestions')}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(([kind, of]) =>
            kind in HEADINGS ? (
              // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
              <div key={kind} role="group" aria-labelledby={`suggestions-${kind}`}>
                <p className="suggestion-heading" id={`suggestions-${kind}`} role="presentation">
                  {text(HEADINGS[kind as keyof typeof HEADINGS])}
                </p>
                {of.map(option)}
              </div>
            ) : (
              of.map(option)
            ),
          )}
        </div>
      )}
    </>
  );
}

interface RowProps {
  row: SuggestionRow;
  q: string;
  isActive: boolean;
  onChoose: () => void;
  onForget: () => void;
}

function Row({ row, q, isActive, onChoose, onForget }: RowProps) {
  const text = useText();
  const common = { id: row.id, role: 'option', 'aria-selected': isActive, tabIndex: -1, className: `suggestion ${row.kind}` } as const;
  if (row.kind === 'forget')
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: an option, whose keys are handled by the field
      // biome-ignore lint/a11y/noStaticElementInteractions: it has the role of an option
      <div {...common} onClick={onChoose}>
        {text('listing_suggest_forget')}
      </div>
    );
  return (
    <a
      {...common}
      href={row.url}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      {row.kind === 'products' && <ProductRow product={row.product} q={q} />}
      {row.kind === 'all' && (
        <>
          <span>{text('listing_suggest_all', { q })}</span>
          <ArrowRight className="icon small-icon" aria-hidden="true" />
        </>
      )}
      {row.kind === 'past' && (
        <>
          <History className="icon small-icon" aria-hidden="true" />
          <span>
            <Title title={row.title} q={q} />
          </span>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the Delete key does the same */}
          <span
            className="forget"
            title={text('listing_suggest_forget_one')}
            onClick={(event) => {
              event.preventDefault();
              event.stopPropagation();
              onForget();
            }}
          >
            <X className="icon small-icon" aria-hidden="true" />
          </span>
        </>
      )}
      {(row.kind === 'words' || row.kind === 'popular') && (
        <span>
          <Title title={row.title} q={q} />
        </span>
      )}
      {(row.kind === 'categories' || row.kind === 'brands' || row.kind === 'guides' || row.kind === 'help') && (
        <span>
          <Title title={row.title} q={q} />
          {row.above && <span className="suggestion-above"> {row.above}</span>}
        </span>
      )}
    </a>
  );
}

function ProductRow({ product, q }: { product: Extract<SuggestionRow, { kind: 'products' }>['product']; q: string }) {
  const text = useText();
  const price = usePrice();
  const { title, text_lang, main_image_upload_path: picture, price_custom, unit_price, energy, charging, seller_title: seller } = product;
  return (
    <>
      {picture ? <img src={thumbPath('listing_small', picture, 'webp')} alt="" width={40} height={40} /> : <span className="suggestion-place" />}
      <span className="suggestion-text">
        <span className="suggestion-title" {...(text_lang && { lang: text_lang })}>
          <Title title={title} q={q} />
        </span>
        {charging && <ChargerNote charging={charging} />}
        {seller !== null && (
          <small className="beside-price" data-law="seller">
            {text('product_sold_by')} {seller}
          </small>
        )}
      </span>
      <span className="suggestion-offer">
        {energy && <Energy energy={energy} />}
        <span className="suggestion-price">
          {price_custom === null ? text('price_on_request') : price(price_custom)}
          {unit_price && <small className="beside-price">{unit_price}</small>}
        </span>
      </span>
    </>
  );
}

/**
 * Energy arrow and product information sheet. An option may not contain links, so that clicks open them by script; keyboard users find them on the product
 * page.
 */
function Energy({ energy }: { energy: NonNullable<Extract<SuggestionRow, { kind: 'products' }>['product']['energy']> }) {
  const text = useText();
  return (
    <span className="suggestion-energy">
      <Opens url={energy.label_url} title={text('energy_open_label')}>
        <EnergyArrow energy={energy} size="small" isPlain />
      </Opens>
      {energy.sheet_url && (
        <Opens url={energy.sheet_url} title={text('product_energy_sheet')}>
          <span className="link">{text('product_energy_sheet')}</span>
        </Opens>
      )}
    </span>
  );
}

/** Opens its own address on a click within a row that leads elsewhere. */
function Opens({ url, title, children }: { url: string | null; title: string; children: ReactNode }) {
  if (!url) return children;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: parts of an option handle no keys
    <span
      className="suggestion-opens"
      title={title}
      data-opens={url}
      onClick={(event) => {
        event.preventDefault();
        event.stopPropagation();
        window.open(url, '_blank', 'noopener');
      }}
    >
      {children}
    </span>
  );
}

/** A title with the matching parts highlighted. */
function Title({ title, q }: { title: string; q: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no id besides their index
  return <>{matchParts(title, q).map((part, i) => (part.isMatch ? <b key={i}>{part.text}</b> : part.text))}</>;
}
