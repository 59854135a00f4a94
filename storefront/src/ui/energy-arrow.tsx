import type { ProductListItem } from '@vitrina/contract/catalogue';
import { arrowPath } from '@vitrina/contract/law/arrow-path';
import { useText } from '../context/shop-context.tsx';
import './energy-arrow.css';

interface EnergyArrowProps {
  energy: NonNullable<ProductListItem['energy']>;
  /** `small` and `large` follow the size of the price beside it. */
  size?: 'large' | 'small';
  /** Inside of another link: no links of its own. */
  isPlain?: boolean;
  /** The sheet is linked elsewhere on the page. */
  hasSheet?: boolean;
}

/** The energy arrow with its scale, beside every price. It opens the supplier's label, with the product information sheet beside it. */
export function EnergyArrow({ energy, size, isPlain, hasSheet = true }: EnergyArrowProps) {
  const text = useText();
  const name = text('energy_class_of', { class: energy.class, from: energy.from, to: energy.to });
  const label = isPlain ? null : energy.label_url;
  // Low: React would preload each otherwise, before the product's own picture.
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
