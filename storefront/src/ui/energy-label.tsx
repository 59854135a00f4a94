import type { ProductListItem } from '@vitrina/contract/catalogue';
import { useText } from '../context/shop-context.tsx';

/** The supplier's unchanged label, with the product information sheet beside it. */
export function EnergyLabel({ energy }: { energy: NonNullable<ProductListItem['energy']> }) {
  const text = useText();
  const words = { class: energy.class, from: energy.from, to: energy.to };
  return (
    <figure className="energy-label">
      {energy.label_url && <img src={energy.label_url} alt={text('energy_class_of', words)} width={320} height={640} loading="lazy" />}
      <figcaption>{text('product_energy_explain', words)}</figcaption>
      {energy.sheet_url && (
        <a className="link" href={energy.sheet_url} target="_blank" rel="noopener">
          {text('product_energy_sheet')}
        </a>
      )}
    </figure>
  );
}
