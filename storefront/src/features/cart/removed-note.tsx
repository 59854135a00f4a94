import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import { refusalText } from './refusal-text.ts';
import type { Removal } from './use-removal.ts';

/** Names the removed line, with an undo button. */
export function RemovedNote({ removal }: { removal: Removal }) {
  const text = useText();
  const { removed, refused, undo } = removal;
  return (
    <>
      {removed && (
        <div className="cart-note quiet" role="status">
          <span>{text('cart_page_removed', { title: removed.title })}</span>
          <UndoButton key={removed.shopping_cart_code} onClick={undo} />
        </div>
      )}
      {refused && (
        <p className="cart-note bad" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>
            <b>{refused.item.title}</b>: {refusalText(refused.data, text)}
          </span>
        </p>
      )}
    </>
  );
}
