import { type FormEvent, useRef, useState } from 'react';
import type { ErrorLabel } from '@vitrina/contract/errors';
import { useShop, useText } from '../context/shop-context.tsx';
import { addCoupon } from '../client/cart/cart-actions.ts';
import { cartUrl } from '../links/page-links.ts';
import { Check, CircleAlert } from '../ui/icons.tsx';

type Note = { kind: 'copied' | 'marked' | 'used' } | { kind: 'refused'; label_name: ErrorLabel };

/** The code with buttons to copy it or to redeem it; without scripts the form leads to the cart. */
export function CouponUse({ code, isUsable }: { code: string; isUsable: boolean }) {
  const shop = useShop();
  const text = useText();
  const shown = useRef<HTMLElement>(null);
  const [note, setNote] = useState<Note | null>(null);
  const [isBusy, setBusy] = useState(false);
  const copy = async () => setNote({ kind: (await copied(code)) ? 'copied' : mark(shown.current) });
  const use = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const reply = await addCoupon(shop.lang, code);
    setBusy(false);
    setNote(reply.success ? { kind: 'used' } : { kind: 'refused', label_name: reply.data.label_name });
  };
  return (
    <div className="coupon-block-use">
      <p className="coupon-block-code">
        <span>{text('block_coupon_code')}</span> <b ref={shown}>{code}</b>
      </p>
      <div className="coupon-block-keys">
        {isUsable && (
          <form method="post" action={cartUrl(shop)} onSubmit={(event) => void use(event)}>
            <input type="hidden" name="action" value="coupon" />
            <input type="hidden" name="code" value={code} />
            <button type="submit" className="key" aria-disabled={isBusy}>
              {text('block_coupon_use')}
            </button>
          </form>
        )}
        <button type="button" className="btn scripts-only" onClick={() => void copy()}>
          {text('block_coupon_copy')}
        </button>
      </div>
      <div className="coupon-block-note" role="status">
        {note && <NoteText note={note} />}
      </div>
    </div>
  );
}

function NoteText({ note }: { note: Note }) {
  const shop = useShop();
  const text = useText();
  const isBad = note.kind === 'refused' || note.kind === 'marked';
  return (
    <p className={isBad ? 'bad' : 'good'}>
      {isBad ? <CircleAlert className="icon small-icon" aria-hidden="true" /> : <Check className="icon small-icon" aria-hidden="true" />}
      <span>
        {text(note.kind === 'refused' ? note.label_name : `block_coupon_${note.kind}`)}{' '}
        {note.kind === 'used' && (
          <a className="link" href={cartUrl(shop)}>
            {text('block_coupon_cart')}
          </a>
        )}
      </span>
    </p>
  );
}

/** Copies the code; false if the browser refuses or has no clipboard API. */
async function copied(code: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    return false;
  }
}

/** Selects the code, so that it can be copied by keyboard. */
function mark(element: HTMLElement | null): 'marked' {
  if (element) getSelection()?.selectAllChildren(element);
  return 'marked';
}
