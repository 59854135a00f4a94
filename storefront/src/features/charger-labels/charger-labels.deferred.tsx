import { useText } from '../../context/shop-context.tsx';
import './charger-labels.css';

/** Charger statement of an offer; `null`: unknown, or a product without charger. */
export interface Charger {
  isIncluded: boolean | null;
  power: string | null;
  /** The official pictogram; absent: the shop has none, and shows none. */
  picture?: string;
}

/** Statement of the common-charger directive in words, with the official pictogram if the shop has it. */
export function ChargerLabels({ charger: { isIncluded, power, picture } }: { charger: Charger }) {
  const text = useText();
  const box = isIncluded === null ? null : text(isIncluded ? 'product_charger_included' : 'product_charger_missing');
  const charging = power === null ? null : text('product_charging_power', { power });
  if (!box && !charging) return null;
  const words = [picture ? null : box, charging].filter(Boolean).join(' ');
  return (
    <div className="charger-marks">
      {picture && <img src={picture} alt={box ?? ''} width="56" height="56" />}
      {words !== '' && <p>{words}</p>}
    </div>
  );
}
