import { usePrice, useText } from '../../context/shop-context.tsx';

/** Price of a service: free, an amount, or on request. */
export function ServicePrice({ price }: { price: number | null }) {
  const text = useText();
  const format = usePrice();
  return <p className="card-price num">{price === null ? text('service_on_request') : price === 0 ? text('service_free') : format(price)}</p>;
}
