import { thumbPath } from '@vitrina/contract/thumbs';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Brand, Props } from './load.ts';
import './manufacturers.css';

/** All manufacturers by letter: a small number with logos, a large one as a plain directory. */
export function Page({ groups, asLogos }: Props) {
  const text = useText();
  return (
    <div className="page">
      <Breadcrumbs trail={[]} current={text('manufacturers')} />
      <header className="brands-head">
        <h1 className="page-title">{text('manufacturers')}</h1>
        <p>{text('brands_text')}</p>
      </header>
      <nav className="brand-letters" aria-label={text('brands_letters')}>
        <ul>
          {groups.map(({ letter }) => (
            <li key={letter}>
              <a className="pill" href={`#${idOf(letter)}`} aria-label={letter === '#' ? text('brands_other') : undefined}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {asLogos ? (
        <ul className="case brand-logos">
          {groups.map(({ letter, entries }) => entries.map((brand, i) => <LogoCell key={brand.url} brand={brand} id={i === 0 ? idOf(letter) : undefined} />))}
        </ul>
      ) : (
        groups.map((group) => <LetterSection key={group.letter} {...group} />)
      )}
    </div>
  );
}

function LogoCell({ brand, id }: { brand: Brand; id: string | undefined }) {
  const text = useText();
  return (
    <li id={id} tabIndex={id ? -1 : undefined}>
      <a href={brand.url}>
        <span className="brand-logo">
          {brand.logo ? (
            <img src={thumbPath('logo', brand.logo, 'webp')} alt="" width={240} height={80} loading="lazy" decoding="async" />
          ) : (
            <b aria-hidden="true">{brand.title}</b>
          )}
        </span>
        <span className="brand-name">{brand.title}</span>
        <small>{text('products_count', { count: brand.total })}</small>
      </a>
    </li>
  );
}

function LetterSection({ letter, entries }: Props['groups'][number]) {
  const text = useText();
  const number = useNumber();
  return (
    <section className="brand-letter" id={idOf(letter)} tabIndex={-1}>
      <h2 aria-label={letter === '#' ? text('brands_other') : undefined}>{letter}</h2>
      <ul>
        {entries.map((brand) => (
          <li key={brand.url}>
            <a href={brand.url}>{brand.title}</a> <small>{number(brand.total)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

const idOf = (letter: string) => `brands-${letter === '#' ? 'other' : letter.toLowerCase()}`;
