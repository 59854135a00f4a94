import type { ProductDetail } from '@vitrina/contract/catalogue';
import { useNumber } from '../../labels/use-number.ts';
import { usePrice, useText } from '../../context/shop-context.tsx';

interface InstalmentsProps {
  plans: ProductDetail['installments_list_data'];
  cheapest: NonNullable<ProductDetail['installments_calculation']>;
}

/** The lowest monthly instalment with the information required in credit advertising, and all plans on demand. */
export function Instalments({ plans, cheapest }: InstalmentsProps) {
  const text = useText();
  const format = usePrice();
  const number = useNumber();
  const { count, monthly, last, total, apr, rate, lender, credit } = cheapest;
  return (
    <div className="instalments">
      <p>
        {text('product_instalments', { count, monthly: format(monthly), total: format(total) })}{' '}
        {last !== monthly && `${text('product_instalments_last_one', { last: format(last) })} `}
        {text('product_instalments_apr')}: {number(apr, 1)} %. {text('product_instalments_rate')}: {number(rate, 2)} %.{' '}
        {text('product_instalments_provider', { provider: lender })}. {text('product_instalments_credit', { credit: format(credit) })}{' '}
        {text('product_instalments_warning')}
      </p>
      <details>
        <summary>
          <span className="link">{text('product_instalments_table')}</span>
        </summary>
        <table>
          <caption className="visually-hidden">{text('product_instalments_table')}</caption>
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
                <td>
                  {format(plan.monthly)}
                  {plan.last !== plan.monthly && `, ${text('product_instalments_last', { last: format(plan.last) })}`}
                </td>
                <td>{format(plan.total)}</td>
                <td>{number(plan.rate, 2)} %</td>
                <td>{number(plan.apr, 1)} %</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
