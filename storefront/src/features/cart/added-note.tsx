import { useText } from '../../context/shop-context.tsx';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import type { OpenDrawer } from './drawer-store.ts';
import { refusalText } from './refusal-text.ts';

/** Names the added product, or the reason of a refusal; announced when the drawer opens. */
export function AddedNote({ drawer: { title, refused } }: { drawer: OpenDrawer }) {
  const text = useText();
  if (refused)
    return (
      <p className="cart-note bad" id="drawer-note" role="alert">
        <CircleAlert className="icon" aria-hidden="true" />
        <span>
          <b>{text('cart_page_not_added', { title })}</b> {refusalText(refused, text)}
        </span>
      </p>
    );
  return (
    <p className="cart-note good" id="drawer-note" role="status">
      <Check className="icon" aria-hidden="true" />
      <span>
        <b>{text('cart_page_added', { title })}</b> {text('cart_page_reserved')}
      </span>
    </p>
  );
}
