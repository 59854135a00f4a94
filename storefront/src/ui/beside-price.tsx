import type { ProductListItem } from '@vitrina/contract/catalogue';
import { useText } from '../context/shop-context.tsx';
import type { BesidePriceFacts } from './beside-price-facts.ts';
import { EnergyArrow } from './energy-arrow.tsx';
import './beside-price.css';

/** Unit price, charger, energy arrow with label and sheet, for prices outside of tiles. */
export function BesidePrice({ facts: { energy, unit_price, charging } }: { facts: BesidePriceFacts }) {
  return (
    <>
      {unit_price && <small className="beside-price num">{unit_price}</small>}
      {charging && <ChargerNote charging={charging} />}
      {energy && <EnergyArrow energy={energy} size="small" />}
    </>
  );
}

/** `Without charger · 5–20 W, USB PD`. */
export function ChargerNote({ charging: { included, power } }: { charging: NonNullable<ProductListItem['charging']> }) {
  const text = useText();
  const words =
    included === null ? [text('product_charging_power', { power: power ?? '' })] : [text(included ? 'tile_charger_included' : 'tile_charger_missing'), power];
  return (
    <small className="beside-price" data-law="charging">
      {words.filter((one) => one !== null).join(' · ')}
    </small>
  );
}
