import { MAX_ORDER_LINES } from '@vitrina/contract/values/order-lines';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { orderFormUrl } from '../../links/page-links.ts';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { CircleAlert } from '../../ui/icons.tsx';
import { OrderAnswers } from './order-answers.tsx';
import { OrderFile } from './order-file.tsx';
import { OrderLookUp } from './order-look-up.tsx';
import { isGood, totalOf } from './order-view.ts';
import type { Props } from './load.ts';
import { type QuickOrderForms, useQuickOrder } from './use-quick-order.ts';
import './page.css';

/** Order of many products by their codes: a field for the list, a file, look-up of one code, and a result for every line. */
export function Page(view: Props) {
  const shop = useShop();
  const text = useText();
  const forms = useQuickOrder(view);
  return (
    <div className="page quick-order">
      <h1 className="page-title">{text('quick_order')}</h1>
      <p className="quick-intro">{text('quick_order_intro', { count: MAX_ORDER_LINES })}</p>
      <div className="quick-columns">
        <div className="quick-forms">
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
                onInput={forms.look}
                aria-describedby="order-hint"
                aria-invalid={forms.problem ? true : undefined}
              />
              <p className="small muted" id="order-hint">
                {text('quick_order_hint')}
              </p>
            </div>
            <OrderFile append={forms.append} reportProblem={forms.setFileProblem} />
            <Buttons isBusy={forms.isBusy} />
            <Found shown={forms.isCheck ? forms.shown : null} />
          </form>
          <OrderLookUp append={forms.append} />
        </div>
        {forms.shown ? <OrderAnswers shown={forms.shown} isCheck={forms.isCheck} submit={forms.submit} /> : <NothingYet />}
      </div>
    </div>
  );
}

/** Summary of the list beside its buttons. */
function Found({ shown }: Pick<QuickOrderForms, 'shown'>) {
  const text = useText();
  const price = usePrice();
  return (
    <p role="status" className="quick-status small">
      {shown && (
        <>
          {text('quick_order_checked', { count: shown.filter(isGood).length, total: shown.length })} · {text('quick_order_sum')}{' '}
          <b className="num">{price(totalOf(shown))}</b>
        </>
      )}
    </p>
  );
}

function NothingYet() {
  const text = useText();
  return (
    <section className="panel quick-result" aria-labelledby="order-list">
      <h2 id="order-list">{text('quick_order_list')}</h2>
      <EmptyShelf />
      <p className="small muted">{text('quick_order_list_empty')}</p>
    </section>
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
