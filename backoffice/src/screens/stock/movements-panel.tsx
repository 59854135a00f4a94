import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { callStaff } from '../../api/call-staff.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ExpectedDay } from './expected-day.tsx';
import type { StockRow } from './use-stock.ts';

/** Stock movements of a product, newest first. */
export function MovementsPanel({ product, onClose }: { product: StockRow; onClose: () => void }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment, signed } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['movements', product.product_id],
    queryFn: ({ signal }) => callStaff(calls.movements, { id: product.product_id }, { signal }),
  });
  const close = (
    <Button look="quiet" onPress={onClose}>
      {words('close')}
    </Button>
  );
  return (
    <div className="stock-movements">
      <Panel title={words('stock_movements')} aside={close}>
        <p className="grid-dim">
          {product.title} · {product.code}
        </p>
        <ExpectedDay key={product.product_id} product={product} />
        {error && <FailedList error={error} onAgain={() => void refetch()} />}
        {data?.total === 0 && <p>{words('stock_no_movements')}</p>}
        <ol className="movements">
          {data?.items.map(({ id, at, qty, reason, note, order, by, warehouse }) => (
            <li key={id}>
              <b className="num">{signed(qty)}</b>
              <div>
                {labels.has(`stock_reason_${reason}`) ? words(`stock_reason_${reason}`) : reason}
                {order && (
                  <>
                    {' '}
                    <Link to="/orders/$number" params={{ number: order }} className="link">
                      {order}
                    </Link>
                  </>
                )}
                {note && <span> · {note}</span>}
                <span className="movement-where">{[moment(at), warehouse, by].filter(Boolean).join(' · ')}</span>
              </div>
            </li>
          ))}
        </ol>
      </Panel>
    </div>
  );
}
