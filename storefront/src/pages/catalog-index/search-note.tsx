import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { X } from '../../ui/icons.tsx';
import type { Props } from './list-props.ts';

type Search = NonNullable<Props['search']>;

/** Notes on a search: corrected words, filters recognised in them, and answers of the shop. */
export function SearchNote({ search }: Pick<Props, 'search'>) {
  const text = useText();
  if (!search) return null;
  const { corrected, dropped, help, q, relaxed, understood } = search;
  return (
    <>
      {corrected !== null && <p className="search-note">{text('listing_corrected', { q, corrected })}</p>}
      {relaxed && <p className="search-note">{dropped.length > 0 ? text('listing_dropped', { words: dropped.join(' ') }) : text('listing_relaxed')}</p>}
      {help.length > 0 && <Help help={help} />}
      {understood.length > 0 && <Understood understood={understood} />}
    </>
  );
}

function Help({ help }: Pick<Search, 'help'>) {
  const text = useText();
  return (
    <nav className="search-help" aria-label={text('listing_help')}>
      <p>{text('listing_help')}</p>
      <ul>
        {help.map(({ code, title, url_without_domain }) => (
          <li key={code}>
            <a href={url_without_domain}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Recognised filters, each with a link to the search without its words. */
function Understood({ understood }: Pick<Search, 'understood'>) {
  const text = useText();
  const path = useShop().url.split('?')[0] ?? '/';
  const titleOf = useFilterText();
  return (
    <ul className="chips search-understood" aria-label={text('listing_understood')}>
      {understood.map((filter) => (
        <li key={`${filter.kind} ${filter.words}`}>
          <a className="chip" href={`${path}?search_q=${encodeURIComponent(filter.q_without).replace(/%20/g, '+')}`}>
            <span className="visually-hidden">{text('listing_remove')} </span>
            <span>{titleOf(filter)}</span>
            <X className="icon small-icon" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function useFilterText(): (filter: Search['understood'][number]) => string {
  const text = useText();
  const price = usePrice();
  const whole = (amount: number) => price(amount).replace(/[.,]00(?=\D*$)/, '');
  return ({ kind, from, to, value }) => {
    if (kind === 'without') return text('listing_without', { word: value ?? '' });
    if (kind === 'attribute') return value ?? '';
    if (kind === 'energy') return text('listing_energy_class', { value: value ?? '' });
    if (from !== null && to !== null) return `${whole(from)} – ${whole(to)}`;
    return from !== null ? text('listing_at_least', { value: whole(from) }) : text('listing_at_most', { value: whole(to ?? 0) });
  };
}
