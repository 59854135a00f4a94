import { useEffect } from 'react';
import { chooseNetPrices, loadNetPrices, useNetPrices } from '../../client/net-prices.ts';
import { useText } from '../../context/shop-context.tsx';

/** Switch for showing prices without VAT first on this device. Without scripts prices always include VAT. */
export function NetPricesSwitch() {
  const text = useText();
  const isOn = useNetPrices();
  useEffect(() => void loadNetPrices(), []);
  return (
    <p>
      <button type="button" className="btn compact" aria-pressed={isOn} onClick={() => chooseNetPrices(!isOn)}>
        {text('company_net_prices')}
      </button>{' '}
      <span className="small muted">{text(isOn ? 'company_net_prices_on' : 'company_net_prices_text')}</span>
    </p>
  );
}
