import { type MouseEvent, useEffect, useRef } from 'react';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { SWATCH_COLOURS } from '../../ui/swatch-colours.ts';
import { type VariantChoice, type VariantLink, variantChoices } from './variant-links.ts';
import './variants.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

type Props = Pick<ProductDetail, 'options' | 'variants'> & { currentId: number };

/** Option that was just picked: its current value takes the focus on the variant's page. */
let picked: string | null = null;

/** The choices of a configurable product. Each value is a link to a page of its own; picking one keeps the place. */
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
      <ul className={isSwatches ? 'swatches' : 'variant-cards'} aria-labelledby={titleId}>
        {choice.links.map((link) => (
          <li key={link.code}>{isSwatches ? <Swatch link={link} onClick={pick} /> : <Card link={link} onClick={pick} />}</li>
        ))}
      </ul>
    </div>
  );
}

interface LinkProps {
  link: VariantLink;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Swatch({ link, onClick }: LinkProps) {
  const text = useText();
  const name = link.isAvailable ? link.title : `${link.title}, ${text('product_option_unavailable')}`;
  return (
    <a
      className={link.isAvailable ? 'swatch' : 'swatch unavailable'}
      href={link.url}
      title={name}
      aria-current={link.isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="16.5" fill={SWATCH_COLOURS[link.code]} />
        {!link.isAvailable && <path d="M10 34 34 10" />}
      </svg>
      <span className="visually-hidden">{name}</span>
    </a>
  );
}

function Card({ link, onClick }: LinkProps) {
  const text = useText();
  const format = usePrice();
  const note = link.isAvailable && link.price !== null ? format(link.price) : text(link.price === null ? 'price_on_request' : 'product_option_unavailable');
  return (
    <a
      className={link.isAvailable ? 'variant-card' : 'variant-card unavailable'}
      href={link.url}
      aria-current={link.isCurrent ? 'true' : undefined}
      onClick={onClick}
    >
      <b>{link.title}</b>
      <span>{note}</span>
    </a>
  );
}
