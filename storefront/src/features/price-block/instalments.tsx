import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useNumber } from '../../labels/use-number.ts';
import { usePrice, useText } from '../../context/shop-context.tsx';

interface InstalmentsProps {
  plans: ProductDetail['installments_list_data'];
  cheapest: NonNullable<ProductDetail['installments_calculation']>;
}

/** The lowest monthly sum with its number and total, and all plans on demand. */
export function Instalments({ plans, cheapest }: InstalmentsProps) {
  const text = useText();
  const format = usePrice();
  const number = useNumber();
  return (
    <details className="instalments">
      <summary>
        <span>
          {text('product_instalments', { count: cheapest.count, monthly: format(cheapest.monthly), total: format(cheapest.total) })}{' '}
          {text('product_instalments_apr')} {number(cheapest.apr, 1)} %. {text('product_instalments_warning')}
        </span>{' '}
        <span className="link">{text('product_instalments_table')}</span>
      </summary>
      <table>
        <caption>
          {text('product_instalments_provider', { provider: cheapest.lender })}. {text('product_instalments_credit', { credit: format(cheapest.credit) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text('product_instalments_count')}</th>
            <th scope="col">{text('product_instalments_monthly')}</th>
            <th scope="col">{text('product_instalments_total')}</th>
            <th scope="col">{text('product_instalments_rate')}</th>
            <th scope="col">{text('product_instalments_apr')}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.count}>
              <th scope="row">{plan.count}</th>
              <td>{format(plan.monthly)}</td>
              <td>{format(plan.total)}</td>
              <td>{number(plan.rate, 2)} %</td>
              <td>{number(plan.apr, 1)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
