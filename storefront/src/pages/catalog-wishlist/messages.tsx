import { useShop, useText } from '../../context/shop-context.tsx';
import { refusalText } from '../../features/cart/refusal-text.ts';
import { cartUrl } from '../../links/page-links.ts';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import { UndoButton } from '../../ui/undo-button.tsx';
import type { WishForms } from './use-wish-forms.ts';

/** Messages about submitted forms: removals with undo, additions to the cart, refusals. */
export function Messages({ forms: { removed, undo, outcome, failure } }: { forms: WishForms }) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="wish-messages">
      {removed && (
        <div className="wish-note">
          <span>{text('wishlist_said_removed', { title: removed.title })}</span>
          <UndoButton key={removed.shopping_cart_code} onClick={undo} />
        </div>
      )}
      <div role="status">
        {outcome && outcome.added > 0 && (
          <p className="wish-note good">
            <Check className="icon" aria-hidden="true" />
            <span>{text('wishlist_in_cart', { count: outcome.added })}</span>
            <a className="link" href={cartUrl(shop)}>
              {text('cart')}
            </a>
          </p>
        )}
      </div>
      <div role="alert">
        {outcome && outcome.refused.length > 0 && (
          <div className="wish-note bad">
            <CircleAlert className="icon" aria-hidden="true" />
            <div>
              <b>{text('wishlist_not_in_cart')}</b>
              <ul>
                {outcome.refused.map((one) => (
                  <li key={one.title}>
                    {one.title}: {refusalText(one.data, text)}
                  </li>
                ))}
              </ul>
            </div>
          </div>
        )}
        {failure && (
          <p className="wish-note bad">
            <CircleAlert className="icon" aria-hidden="true" />
            <span>{text(failure)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
