import { type MouseEvent, useEffect, useRef } from 'react';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { SWATCH_COLOURS } from '../../ui/swatch-colours.ts';
import { type VariantChoice, type VariantLink, variantChoices } from './variant-links.ts';
import './variants.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

type Props = Pick<ProductDetail, 'options' | 'variants'> & { currentId: number };

/** Option just picked: its current value gets the focus on the variant's page. */
let picked: string | null = null;

/** Options of a configurable product. Each value is a link to the variant's page; picking one keeps the scroll position. */
export function VariantPicker({ options, variants, currentId }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picked === null) return;
    box.current?.querySelector<HTMLElement>(`[data-option="${CSS.escape(picked)}"] [aria-current]`)?.focus({ preventScroll: true });
    picked = null;
  }, []);
  return (
    <div className="variant-choices" ref={box}>
      {variantChoices(options, variants, currentId).map((choice) => (
        <Choice key={choice.code} choice={choice} />
      ))}
    </div>
  );
}

function Choice({ choice }: { choice: VariantChoice }) {
  const isSwatches = choice.links.every((link) => link.code in SWATCH_COLOURS);
  const current = choice.links.find((link) => link.isCurrent);
  const titleId = `option-${choice.code}`;
  const pick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    picked = choice.code;
    navigate(event.currentTarget.pathname, { keepPosition: true });
  };
  return (
    <div data-option={choice.code}>
      <p className="field-label" id={titleId}>
        {choice.title}
        {isSwatches && current && (
          <>
            : <span className="variant-chosen">{current.title}</span>
          </>
        )}
      </p>
      <ul className="variant-cards" aria-labelledby={titleId}>
        {choice.links.map((link) => (
          <li key={link.code}>
            <Card link={link} colour={isSwatches ? SWATCH_COLOURS[link.code] : undefined} onClick={pick} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface CardProps {
  link: VariantLink;
  /** CSS colour shown beside the name. */
  colour: string | undefined;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A value with price and stock of its variant. */
function Card({ link, colour, onClick }: CardProps) {
  const text = useText();
  const format = usePrice();
  return (
    <>
      <a
        className={['variant-card', colour !== undefined && 'coloured', !link.isAvailable && 'unavailable'].filter(Boolean).join(' ')}
        href={link.url}
        aria-current={link.isCurrent ? 'true' : undefined}
        onClick={onClick}
      >
        {colour !== undefined && (
          <svg viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="16.5" fill={colour} />
            {!link.isAvailable && <path d="M6 30 30 6" />}
          </svg>
        )}
        <b>{link.title}</b>
        <span>{link.price === null ? text('price_on_request') : format(link.price)}</span>
        <span className={link.isAvailable ? 'variant-stock' : undefined}>{text(link.stock)}</span>
      </a>
      {link.price !== null && <BesidePrice facts={link.beside} />}
    </>
  );
}
