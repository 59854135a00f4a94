import type { ProductListItem } from '@vitrina/contract/catalogue';
import { arrowPath } from '@vitrina/contract/law/arrow-path';
import { useText } from '../context/shop-context.tsx';
import './energy-arrow.css';

interface EnergyArrowProps {
  energy: NonNullable<ProductListItem['energy']>;
  /** Follows the size of the price beside it. */
  size?: 'large' | 'small';
  /** True inside another link: renders no links of its own. */
  isPlain?: boolean;
  /** False if the product information sheet is linked elsewhere on the page. */
  hasSheet?: boolean;
}

/** The energy arrow with its scale, for a place beside the price. It links to the supplier's label, and to the product information sheet. */
export function EnergyArrow({ energy, size, isPlain, hasSheet = true }: EnergyArrowProps) {
  const text = useText();
  const name = text('energy_class_of', { class: energy.class, from: energy.from, to: energy.to });
  const label = isPlain ? null : energy.label_url;
  // Low priority: React would preload each before the product's picture.
  const picture = <img src={arrowPath(energy)} width={124} height={60} fetchPriority="low" alt={label ? `${name}. ${text('energy_open_label')}` : name} />;
  return (
    <span className={`energy ${size ?? ''}`}>
      {label ? (
        <a href={label} target="_blank" rel="noopener">
          {picture}
        </a>
      ) : (
        picture
      )}
      {!isPlain && hasSheet && energy.sheet_url && (
        <a className="link" href={energy.sheet_url} target="_blank" rel="noopener">
          {text('product_energy_sheet')}
        </a>
      )}
    </span>
  );
}
