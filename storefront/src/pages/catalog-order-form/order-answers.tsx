import type { FormEvent } from 'react';
import type { OrderLineProduct } from '@vitrina/contract/quick-order';
import { formatOrderLine } from '@vitrina/contract/values/order-lines';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl, orderFormUrl } from '../../links/page-links.ts';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import { answerText } from './answer-text.ts';
import { OrderPicture } from './order-picture.tsx';
import { isGood, restOf, type ShownLine, sumOf, totalOf } from './order-view.ts';
import { answerId, RESULT_ID } from './use-quick-order.ts';

interface OrderAnswersProps {
  shown: ShownLine[];
  isCheck: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Result of every line with its product, the total, and the remaining actions. */
export function OrderAnswers({ shown, isCheck, submit }: OrderAnswersProps) {
  const text = useText();
  const good = shown.filter(isGood).length;
  return (
    <section className="panel quick-result" aria-labelledby={RESULT_ID}>
      <h2 id={RESULT_ID} tabIndex={-1}>
        {text(isCheck ? 'quick_order_checked' : 'quick_order_done', { count: good, total: shown.length })}
      </h2>
      {!isCheck && good < shown.length && <p>{text('quick_order_rest')}</p>}
      <ol>
        {shown.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its index, as equal lines may occur twice
          <li key={place} className={isGood(line) ? 'good' : 'bad'}>
            <b className="num">{line.qty === null ? line.text : `${line.code} × ${line.qty}`}</b>
            {line.answer?.product && <Product product={line.answer.product} line={line} />}
            <div className="quick-answer" id={answerId(place)} tabIndex={-1}>
              {isGood(line) ? <Check className="icon small-icon" /> : <CircleAlert className="icon small-icon" />}
              {answerText(line, isCheck, text)}
              <Choices shown={shown} place={place} isCheck={isCheck} submit={submit} />
            </div>
          </li>
        ))}
      </ol>
      {good > 0 && <Sum shown={shown} isCheck={isCheck} />}
    </section>
  );
}

function Sum({ shown, isCheck }: Pick<OrderAnswersProps, 'shown' | 'isCheck'>) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  return (
    <p className="quick-total">
      <span>{text('quick_order_sum')}</span>
      <b className="num">{price(totalOf(shown))}</b>
      {!isCheck && (
        <a className="btn-ink compact" href={cartUrl(shop)}>
          {text('cart')}
        </a>
      )}
    </p>
  );
}

/** Product of a line: picture, name, price and sum. */
function Product({ product, line }: { product: OrderLineProduct; line: ShownLine }) {
  const price = usePrice();
  const sum = sumOf(line);
  const added = line.answer?.added ?? 0;
  return (
    <>
      <OrderPicture product={product} />
      <span className="quick-title">
        <a className="link" href={product.url_without_domain} {...(product.text_lang && { lang: product.text_lang })}>
          {product.title}
        </a>
        <BesidePrice facts={product} />
      </span>
      {product.price !== null && (
        <span className="quick-price num">
          {sum !== null && added > 1 && <b>{price(sum)}</b>}
          <span>{added > 1 ? `${added} × ${price(product.price)}` : price(product.price)}</span>
        </span>
      )}
    </>
  );
}

/** Products that a line may match. Without scripts the other lines are submitted too, so that no input is lost. */
function Choices({ shown, place, isCheck, submit }: OrderAnswersProps & { place: number }) {
  const shop = useShop();
  const text = useText();
  const line = shown[place];
  if (!line?.answer || line.answer.choices.length === 0) return null;
  const { choices, qty } = line.answer;
  return (
    <ul className="quick-choices">
      {choices.map((choice) => {
        const chosen = formatOrderLine(choice.code, qty);
        const all = shown.map((one, i) => (i === place ? chosen : one.text)).join('\n');
        return (
          <li key={choice.code}>
            <form method="post" action={orderFormUrl(shop)} onSubmit={submit}>
              <input type="hidden" name="line" value={place} />
              <input type="hidden" name="chosen" value={chosen} />
              <input type="hidden" name="lines" value={isCheck ? all : chosen} />
              <input type="hidden" name="kept" value={isCheck ? '' : restOf(shown.toSpliced(place, 1))} />
              <span>
                <Choice product={choice} />
              </span>
              <button
                type="submit"
                className="btn compact"
                name="action"
                value={isCheck ? 'check' : 'add'}
                aria-label={`${text('quick_order_choose')}: ${choice.title}`}
              >
                {text('quick_order_choose')}
              </button>
            </form>
          </li>
        );
      })}
    </ul>
  );
}

function Choice({ product }: { product: OrderLineProduct }) {
  const price = usePrice();
  return (
    <>
      <a className="link" href={product.url_without_domain} {...(product.text_lang && { lang: product.text_lang })}>
        {product.title}
      </a>
      {product.price !== null && (
        <>
          <span className="muted num"> {price(product.price)}</span> <BesidePrice facts={product} />
        </>
      )}
    </>
  );
}
