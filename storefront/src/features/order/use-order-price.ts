import { CURRENCIES, type CurrencyCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { useShop } from '../../context/shop-context.tsx';

/** Formats a price of an order in the order's currency, in the page's language. */
export function useOrderPrice(currency: string): (decimal: number) => string {
  const { lang } = useShop();
  const currencyCode = (currency in CURRENCIES ? currency : undefined) as CurrencyCode | undefined;
  return (decimal) => formatPrice(decimal, lang, currencyCode).replace('-', '−');
}
