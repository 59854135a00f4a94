import { ArrowLeft, ChevronRight, X } from '../../ui/icons.tsx';
import { type KeyboardEvent, type MouseEvent, Suspense, use, useState } from 'react';
import { idOfCode, useCompareState } from '../../client/lists/compare-store.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { compareUrl } from '../../links/page-links.ts';
import { MyPlaceLink } from './my-place-link.tsx';
import type { CategoryTree } from '../../ui/category-tree.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { MenuLinks } from '../../ui/menu-links.tsx';
import { fetchDepartments } from './fetch-departments.ts';
import { moveInMenu } from './move-in-menu.ts';
import './mega-menu.css';

export interface MegaMenuProps {
  /** Address of the whole catalogue. */
  url: string;
  /** Lower edge of the header, in pixels from the top of the window. */
  top: number;
  onClose: () => void;
}

/** The product menu: departments on the left, their categories on the right; on phones one level at a time. */
export function MegaMenu({ url, top, onClose }: MegaMenuProps) {
  const text = useText();
  const [departments] = useState(() => fetchDepartments(url).catch(() => null));
  const show = (dialog: HTMLDialogElement | null) => {
    if (!dialog || dialog.open) return;
    dialog.style.setProperty('--menu-top', `${Math.max(0, Math.round(top))}px`);
    dialog.showModal();
  };
  /** Closes the menu on a press outside or on a link. */
  const closeBy = (event: MouseEvent<HTMLDialogElement>) => {
    const target = event.target as Element;
    if (target === event.currentTarget || target.closest('a')) event.currentTarget.close();
  };
  return (
    <dialog className="mega-menu" ref={show} aria-label={text('header_products')} onClose={onClose} onClick={closeBy} onKeyDown={moveInMenu}>
      <form method="dialog">
        <span className="menu-title" aria-hidden="true">
          {text('header_products')}
        </span>
        <button type="submit" className="icon-btn" aria-label={text('close')}>
          <X className="icon" aria-hidden="true" />
        </button>
      </form>
      <Suspense
        fallback={
          <p className="menu-note" role="status">
            {text('menu_loading')}
          </p>
        }
      >
        <Levels departments={departments} url={url} />
      </Suspense>
    </dialog>
  );
}

function Levels({ departments: departmentsRequest, url }: { departments: Promise<CategoryTree[] | null>; url: string }) {
  const departments = use(departmentsRequest);
  const shop = useShop();
  const text = useText();
  const [chosen, choose] = useState<number | null>(null);
  if (!departments?.length)
    return (
      <p className="menu-note">
        {text('menu_failed')}{' '}
        <a className="link" href={url}>
          {text('catalogue')}
        </a>
      </p>
    );
  const here = departments.findIndex((one) => shop.url.startsWith(one.url));
  const shown = chosen ?? Math.max(0, here);
  const department = departments[shown] as CategoryTree;
  const back = (event: MouseEvent<HTMLButtonElement>) => {
    const list = event.currentTarget.closest('.menu-levels')?.querySelectorAll<HTMLElement>('.menu-departments button');
    choose(null);
    requestAnimationFrame(() => list?.[shown]?.focus());
  };
  const open = (i: number) => (event: KeyboardEvent | MouseEvent) => {
    choose(i);
    const levels = event.currentTarget.closest('.menu-levels');
    // The list is hidden on phones: the focus moves to the next level.
    requestAnimationFrame(
      () => levels?.querySelector<HTMLElement>('.menu-back')?.checkVisibility() && levels.querySelector<HTMLElement>('.menu-back')?.focus(),
    );
  };
  return (
    <div className={chosen === null ? 'menu-levels' : 'menu-levels drilled'}>
      <ul className="menu-departments">
        {departments.map((one, i) => (
          <li key={one.url}>
            <button type="button" aria-expanded={i === shown} aria-controls="menu-panel" onClick={open(i)}>
              <span {...inTongue(one)}>{one.title}</span>
              <ChevronRight className="icon small-icon" aria-hidden="true" />
            </button>
          </li>
        ))}
        <li>
          <a href={url}>{text('catalogue')}</a>
        </li>
      </ul>
      <ul className="menu-departments menu-more">
        <CompareRow />
        <li>
          <MyPlaceLink />
        </li>
        <MenuLinks items={shop.menus.header} />
      </ul>
      <div className="menu-panel" id="menu-panel">
        <button type="button" className="menu-back" onClick={back}>
          <ArrowLeft className="icon" aria-hidden="true" />
          {text('back')}
        </button>
        <a className="menu-department" href={department.url}>
          <div className="well">
            <ProductPicture path={department.image} alt="" presets={['listing_small', 'department']} sizes="120px" width={400} height={334} />
          </div>
          <b {...inTongue(department)}>{department.title}</b>
          <small>{text('products_count', { count: department.total })}</small>
        </a>
        <ul className="menu-groups">
          {department.children.map((group) => (
            <Group key={group.url} group={group} />
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Link to the comparison on phones, whose header has no space for it. */
function CompareRow() {
  const shop = useShop();
  const text = useText();
  const { codes } = useCompareState();
  return (
    <li>
      <a href={compareUrl(shop, codes.map(idOfCode))}>
        {text('compare')}
        {codes.length > 0 && <small>{text('products_count', { count: codes.length })}</small>}
      </a>
    </li>
  );
}

function Group({ group }: { group: CategoryTree }) {
  return (
    <li>
      <a className="menu-group" href={group.url} {...inTongue(group)}>
        {group.title}
      </a>
      <ul>
        {group.children.map((leaf) => (
          <li key={leaf.url}>
            <a href={leaf.url} {...inTongue(leaf)}>
              {leaf.title}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

const inTongue = ({ text_lang }: CategoryTree) => (text_lang ? { lang: text_lang } : {});
