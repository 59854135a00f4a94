import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { EmptyShelf } from '../../ui/empty-shelf.tsx';
import { ListNav } from './list-nav.tsx';
import { ListTools } from './list-tools.tsx';
import type { OwnProps } from './load.ts';
import { Messages } from './messages.tsx';
import { shownItems } from './shown-items.ts';
import { usePageWishes } from './use-page-wishes.ts';
import { useWishForms } from './use-wish-forms.ts';
import { WishRow } from './wish-row.tsx';

/** The visitor's wish lists, by list and category, with changes since. */
export function OwnLists(props: OwnProps) {
  const text = useText();
  const wishes = usePageWishes(props.wishes);
  const items = shownItems({ ...props, wishes });
  const forms = useWishForms({ items, failure: props.failure, outcome: props.outcome });
  const list = wishes.lists.find((one) => one.id === props.list) ?? null;
  return (
    <div className="page wish-page" onSubmit={forms.submit}>
      <h1 className="page-title">
        {list?.title ?? text('wishlist')}
        {items.length > 0 && <small>{text('products_count', { count: items.length })}</small>}
      </h1>
      {wishes.lists.length > 0 && <ListNav wishes={wishes} categories={props.categories} list={props.list} category={props.category} />}
      <Messages forms={forms} />
      {items.length === 0 ? (
        <Nothing isAll={props.list === null} />
      ) : (
        <>
          <AllToCart list={props.list} category={props.category} isBusy={forms.isBusy} />
          <ul className="panel wish-rows">
            {items.map((wish) => (
              <WishRow key={wish.id} wish={wish} lists={wishes.lists} view={props.list} />
            ))}
          </ul>
        </>
      )}
      <ListTools list={list ?? (wishes.lists.length === 1 ? (wishes.lists[0] ?? null) : null)} view={props.list} />
    </div>
  );
}

function AllToCart({ list, category, isBusy }: { list: number | null; category: string | null; isBusy: boolean }) {
  const text = useText();
  return (
    <form method="post" className="wish-all">
      <input type="hidden" name="action" value="cart" />
      <input type="hidden" name="view" value={list ?? ''} />
      <input type="hidden" name="category" value={category ?? ''} />
      <button type="submit" className="key" aria-disabled={isBusy}>
        {text('wishlist_all_to_cart')}
      </button>
    </form>
  );
}

function Nothing({ isAll }: { isAll: boolean }) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="wish-nothing">
      <EmptyShelf />
      <p>{text(isAll ? 'wishlist_empty' : 'wishlist_empty_list')}</p>
      <a className="key" href={fixedUrl('catalogue', shop)}>
        {text('catalogue')}
      </a>
    </div>
  );
}
