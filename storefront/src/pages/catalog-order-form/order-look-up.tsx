import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OrderLineAnswer } from '@vitrina/contract/quick-order';
import { formatOrderLine, MAX_ASKED } from '@vitrina/contract/values/order-lines';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { Plus } from '../../ui/icons.tsx';
import { answerText } from './answer-text.ts';
import { OrderPicture } from './order-picture.tsx';
import { checkQuickOrder } from '../../client/cart/quick-order-actions.ts';

/** Pause in typing after which a code is looked up, in milliseconds. */
const WAIT_MS = 250;

/** Look-up of one code: product and price are shown while typing, then it is added to the list. */
export function OrderLookUp({ append }: { append: (text: string) => void }) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [qty, setQty] = useState('1');
  const answer = useAnswer(code.trim(), Number(qty));
  const add = (event: FormEvent) => {
    event.preventDefault();
    const pieces = Number(qty);
    if (code.trim() === '' || !Number.isInteger(pieces) || pieces < 1 || pieces > MAX_ASKED) return;
    append(formatOrderLine(code.trim(), pieces));
    setCode('');
    setQty('1');
    field.current?.focus();
  };
  return (
    <form className="panel quick-look-up quick-scripted" onSubmit={add} aria-labelledby="order-look-up">
      <h2 id="order-look-up">{text('quick_order_one')}</h2>
      <div className="quick-one">
        <div className="field">
          <label htmlFor="order-code">{text('quick_order_code')}</label>
          <input
            id="order-code"
            ref={field}
            className="input"
            value={code}
            maxLength={120}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </div>
        <div className="field">
          <label htmlFor="order-qty">{text('product_quantity')}</label>
          <input
            id="order-qty"
            className="input num"
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_ASKED}
            required
            value={qty}
            onChange={(event) => setQty(event.currentTarget.value)}
          />
        </div>
      </div>
      <div className="quick-found" role="status">
        {answer && <Found answer={answer} choose={setCode} />}
      </div>
      <button type="submit" className="btn">
        <Plus className="icon" />
        {text('quick_order_to_list')}
      </button>
    </form>
  );
}

function Found({ answer, choose }: { answer: OrderLineAnswer; choose: (code: string) => void }) {
  const text = useText();
  const price = usePrice();
  const { product, choices } = answer;
  return (
    <>
      {product && (
        <p className="quick-found-product">
          <OrderPicture product={product} />
          <span>
            <b {...(product.text_lang && { lang: product.text_lang })}>{product.title}</b>
            {product.price !== null && (
              <>
                <span className="num"> {price(product.price)}</span> <BesidePrice facts={product} />
              </>
            )}
          </span>
        </p>
      )}
      <p className="small">{answerText({ answer }, true, text)}</p>
      {choices.length > 0 && (
        <ul className="quick-choices">
          {choices.map((choice) => (
            <li key={choice.code}>
              <button type="button" className="pill" onClick={() => choose(choice.code)}>
                {choice.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The reply for the input; the last one stays until the next. */
function useAnswer(code: string, qty: number): OrderLineAnswer | null {
  const { lang } = useShop();
  const [answer, setAnswer] = useState<OrderLineAnswer | null>(null);
  const canCheck = code !== '' && Number.isInteger(qty) && qty >= 1 && qty <= MAX_ASKED;
  useEffect(() => {
    if (!canCheck) {
      setAnswer(null);
      return undefined;
    }
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const reply = await checkQuickOrder(lang, [{ code, qty }]);
      if (isCurrent && reply.success) setAnswer(reply.data.lines[0] ?? null);
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [lang, code, qty, canCheck]);
  return answer;
}
