import { useEffect } from 'react';
import { chooseNetPrices, loadNetPrices, useNetPrices } from '../../client/net-prices.ts';
import { useText } from '../../context/shop-context.tsx';

/** Whether this device shows prices without VAT first. Without script pages show everybody's. */
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
