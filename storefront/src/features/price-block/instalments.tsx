import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useText } from '../../context/shop-context.tsx';

interface InstalmentsProps {
  plans: ProductDetail['installments_list_data'];
  cheapest: NonNullable<ProductDetail['installments_calculation']>;
}

/** The lowest monthly sum with its number and total, and all plans on demand. */
export function Instalments({ plans, cheapest }: InstalmentsProps) {
  const text = useText();
  const format = usePrice();
  return (
    <details className="instalments">
      <summary>
        <span>{text('product_instalments', { count: cheapest.count, monthly: format(cheapest.monthly), total: format(cheapest.total) })}</span>{' '}
        <span className="link">{text('product_instalments_table')}</span>
      </summary>
      <table>
        <caption>{text('product_instalments_provider', { provider: cheapest.provider })}</caption>
        <thead>
          <tr>
            <th scope="col">{text('product_instalments_count')}</th>
            <th scope="col">{text('product_instalments_monthly')}</th>
            <th scope="col">{text('product_instalments_total')}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.count}>
              <th scope="row">{plan.count}</th>
              <td>{format(plan.monthly)}</td>
              <td>{format(plan.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
