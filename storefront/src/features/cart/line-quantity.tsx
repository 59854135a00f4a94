import { clampQuantity, MAX_QUANTITY } from '@vitrina/contract/values/max-quantity';
import { type FormEvent, useState } from 'react';
import type { CartItem } from '@vitrina/contract/cart';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { Minus, Plus, TriangleAlert } from '../../ui/icons.tsx';
import { setQty } from '../../client/cart/cart-actions.ts';
import { refusalText } from './refusal-text.ts';

/** Quantity input with minus and plus, optimistic; a refusal restores the number and shows the reason. Zero removes the line. Without scripts it is a form. */
export function LineQuantity({ item, onRemove }: { item: CartItem; onRemove: (item: CartItem) => void }) {
  const shop = useShop();
  const text = useText();
  const { typed, setTyped, refusal, change } = useChange(item, onRemove);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const step = Number(button?.value ?? 0);
    void change((typed === null ? item.qty : Number(typed)) + step);
  };
  const name = (label: string) => `${text(label)}: ${item.title}`;
  const most = Math.min(MAX_QUANTITY, Math.max(item.available_qty, 1));
  const note = refusal ?? stockNote(item, text);
  return (
    <>
      {note && (
        <p className="line-note" id={`note-${item.id}`} role={refusal ? 'alert' : undefined}>
          <TriangleAlert className="icon small-icon" aria-hidden="true" />
          {note}
        </p>
      )}
      <form className="line-quantity" method="post" action={cartUrl(shop)} noValidate onSubmit={submit}>
        <input type="hidden" name="action" value="set" />
        <input type="hidden" name="code" value={item.shopping_cart_code} />
        {/* Enter in the field presses the first button of a form. */}
        <button type="submit" name="step" value="0" hidden />
        <button type="submit" name="step" value="-1" aria-label={name('product_quantity_less')} disabled={item.qty <= 1}>
          <Minus className="icon small-icon" aria-hidden="true" />
        </button>
        <input
          name="qty"
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_QUANTITY}
          value={typed ?? item.qty}
          aria-label={name('product_quantity')}
          aria-describedby={note ? `note-${item.id}` : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={() => typed !== null && void change(Number(typed))}
        />
        <button type="submit" name="step" value="1" aria-label={name('product_quantity_more')} disabled={item.qty >= most}>
          <Plus className="icon small-icon" aria-hidden="true" />
        </button>
      </form>
    </>
  );
}

function useChange(item: CartItem, onRemove: (item: CartItem) => void) {
  const { lang } = useShop();
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<Parameters<typeof refusalText>[0] | null>(null);
  const change = async (requestedQty: number) => {
    const isRemoval = typed?.trim() !== '' && requestedQty === 0;
    setTyped(null);
    if (isRemoval) return onRemove(item);
    const qty = clampQuantity(requestedQty);
    if (qty === item.qty) return;
    setRefused(null);
    const reply = await setQty(lang, item.shopping_cart_code, qty);
    if (!reply.success) setRefused(reply.data);
  };
  return { typed, setTyped, change, refusal: refused && refusalText(refused, text) };
}

/** Shown when the maximum is reached or exceeds the stock. */
function stockNote(item: CartItem, text: ReturnType<typeof useText>): string | null {
  return item.is_available && item.qty >= item.available_qty ? text('cart_page_only_pieces', { count: item.available_qty }) : null;
}
