import { MAX_ORDER_LINES } from '@vitrina/contract/values/order-lines';
import { useShop, useText } from '../../context/shop-context.tsx';
import { orderFormUrl } from '../../links/page-links.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import { OrderAnswers } from './order-answers.tsx';
import { OrderFile } from './order-file.tsx';
import { OrderLookUp } from './order-look-up.tsx';
import type { Props } from './load.ts';
import { type QuickOrderForms, useQuickOrder } from './use-quick-order.ts';
import './page.css';

/** Many products by their codes: a field for the list, a file, one code at a time, and an answer to every line. */
export function Page(view: Props) {
  const shop = useShop();
  const text = useText();
  const forms = useQuickOrder(view);
  return (
    <div className="page quick-order">
      <h1 className="page-title">{text('quick_order')}</h1>
      <p className="quick-intro">{text('quick_order_intro', { count: MAX_ORDER_LINES })}</p>
      {forms.shown && <OrderAnswers shown={forms.shown} isCheck={forms.isCheck} submit={forms.submit} />}
      <div className="quick-columns">
        <form method="post" action={orderFormUrl(shop)} className="panel" onSubmit={forms.submit} noValidate>
          <Problem problem={forms.problem} />
          <div className="field">
            <label htmlFor="order-lines">{text('quick_order_lines')}</label>
            <textarea
              id="order-lines"
              name="lines"
              className="input num"
              rows={10}
              ref={forms.field}
              defaultValue={view.field}
              spellCheck={false}
              autoCapitalize="off"
              autoComplete="off"
              aria-describedby="order-hint"
              aria-invalid={forms.problem ? true : undefined}
            />
            <p className="small muted" id="order-hint">
              {text('quick_order_hint')}
            </p>
          </div>
          <OrderFile append={forms.append} tell={forms.tell} />
          <Buttons isBusy={forms.isBusy} />
        </form>
        <OrderLookUp append={forms.append} />
      </div>
    </div>
  );
}

function Problem({ problem }: Pick<QuickOrderForms, 'problem'>) {
  const text = useText();
  return (
    <div role="alert">
      {problem && (
        <p className="quick-problem">
          <CircleAlert className="icon" />
          {text(problem.label_name, { count: problem.count ?? 0, most: MAX_ORDER_LINES })}
        </p>
      )}
    </div>
  );
}

function Buttons({ isBusy }: { isBusy: boolean }) {
  const text = useText();
  return (
    <p className="quick-buttons">
      <button type="submit" className="key" name="action" value="add" aria-disabled={isBusy}>
        {text('product_add_to_cart')}
      </button>
      <button type="submit" className="btn" name="action" value="check" aria-disabled={isBusy}>
        {text('quick_order_check')}
      </button>
    </p>
  );
}
