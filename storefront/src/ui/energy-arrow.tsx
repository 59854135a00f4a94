import type { ProductListItem } from '@vitrina/contract/catalogue';
import { useText } from '../context/shop-context.tsx';
import './energy-arrow.css';

/** The EU energy arrow with its scale, beside every price; opens the label. Its letters are drawn by the style sheet: a picture with a name, not text. */
export function EnergyArrow({
  energy,
  href,
  size = 'normal',
}: {
  energy: NonNullable<ProductListItem['energy']>;
  href?: string;
  size?: 'normal' | 'large' | 'small';
}) {
  const text = useText();
  const letter = energy.class;
  const label = text('energy_class_of', { class: letter, from: energy.from, to: energy.to });
  const content = (
    <>
      {size !== 'small' && (
        <span className="energy-scale" data-from={energy.from} data-to={energy.to} aria-hidden="true">
          <i />
        </span>
      )}
      <span className="energy-class" data-class={letter} aria-hidden="true" />
    </>
  );
  const className = `energy energy-${letter.toLowerCase()} ${size}`;
  return href ? (
    <a className={className} href={href} aria-label={`${label}. ${text('energy_open_label')}`}>
      {content}
    </a>
  ) : (
    <span className={className} role="img" aria-label={label}>
      {content}
    </span>
  );
}
