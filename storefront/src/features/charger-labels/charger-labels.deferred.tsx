import { useText } from '../../context/shop-context.tsx';
import './charger-labels.css';

/** What the offer must say of chargers; `null`: not known or nothing to charge. */
export interface Charger {
  isIncluded: boolean | null;
  power: string | null;
}

/** The two marks of the common-charger directive, drawn and in words. */
export function ChargerLabels({ charger: { isIncluded, power } }: { charger: Charger }) {
  const text = useText();
  const box = isIncluded === null ? null : text(isIncluded ? 'product_charger_included' : 'product_charger_missing');
  const charging = power === null ? null : text('product_charging_power', { power });
  if (!box && !charging) return null;
  return (
    <div className="charger-marks">
      {isIncluded !== null && (
        <svg viewBox="0 0 56 56" aria-hidden="true">
          <rect x="2" y="2" width="52" height="52" rx="4" />
          <path d="M22 16v-5M34 16v-5M28 37v9" />
          <rect x="16" y="16" width="24" height="21" rx="4" />
          {!isIncluded && <path className="charger-strike" d="M8 48 48 8" />}
        </svg>
      )}
      {power !== null && (
        <svg viewBox="0 0 56 56" aria-hidden="true">
          <rect x="2" y="2" width="52" height="52" rx="4" />
          <path d="M20 7v5M36 7v5M10 12h36v14a9 9 0 0 1-9 9H19a9 9 0 0 1-9-9zM28 35v12" />
          <text x="28" y="27" textAnchor="middle">
            {power.replace(/^.*–|,.*$/g, '')}
          </text>
        </svg>
      )}
      <p>{[box, charging].filter(Boolean).join(' ')}</p>
    </div>
  );
}
