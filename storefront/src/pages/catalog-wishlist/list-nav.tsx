import { useShop, useText } from '../../context/shop-context.tsx';
import type { Wishes } from './wish-view.ts';
import { wishlistUrl } from '../../links/page-links.ts';
import type { OwnProps } from './load.ts';

type ListNavProps = Pick<OwnProps, 'categories' | 'list' | 'category'> & { wishes: Wishes };

/** Links to the lists and, if there are several, to their categories. */
export function ListNav({ wishes, categories, list, category }: ListNavProps) {
  const shop = useShop();
  const text = useText();
  const all = wishlistUrl(shop);
  const totalOf = (id: number) => wishes.items.filter((item) => item.list === id).length;
  return (
    <>
      {wishes.lists.length > 1 && (
        <nav className="wish-nav" aria-label={text('wishlist_lists')}>
          <ul>
            <NavLink href={all} isCurrent={list === null} title={text('wishlist_all')} total={wishes.items.length} />
            {wishes.lists.map((one) => (
              <NavLink key={one.id} href={`${all}?list=${one.id}`} isCurrent={one.id === list} title={one.title ?? text('wishlist')} total={totalOf(one.id)} />
            ))}
          </ul>
        </nav>
      )}
      {list === null && categories.length > 1 && (
        <nav className="wish-nav" aria-label={text('wishlist_categories')}>
          <ul>
            {categories.map(({ code, title, total }) => (
              <NavLink
                key={code}
                href={code === category ? all : `${all}?category=${encodeURIComponent(code)}`}
                isCurrent={code === category}
                title={title}
                total={total}
              />
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

function NavLink({ href, isCurrent, title, total }: { href: string; isCurrent: boolean; title: string; total: number }) {
  return (
    <li>
      <a className="pill" href={href} aria-current={isCurrent ? 'true' : undefined}>
        {title} <span className="num muted">{total}</span>
      </a>
    </li>
  );
}
