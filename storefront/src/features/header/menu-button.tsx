import { Menu } from '../../ui/icons.tsx';
import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { fixedUrl } from '../../links/page-links.ts';
import { fetchDepartments } from './fetch-departments.ts';
import type { MegaMenuProps } from './mega-menu.tsx';
import { isPlainClick } from '../../links/is-plain-click.ts';

/** A link to the catalogue; with scripts it opens the menu, whose code and data are loaded on first pointer or focus. */
export function MenuButton() {
  const shop = useShop();
  const text = useText();
  const [Open, setOpen] = useState<ComponentType<MegaMenuProps> | null>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const url = fixedUrl('catalogue', shop);
  const prepare = () => void fetchDepartments(url).catch(() => {});
  const open = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    prepare();
    try {
      const { MegaMenu } = await import('./mega-menu.tsx');
      setOpen(() => MegaMenu);
    } catch {
      location.assign(url);
    }
  };
  return (
    <>
      <a
        className="btn compact menu-button"
        href={url}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={Open !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => void open(event)}
      >
        <Menu className="icon" aria-hidden="true" />
        <span>{text('header_products')}</span>
      </a>
      {Open && <Open url={url} top={button.current?.closest('.masthead')?.getBoundingClientRect().bottom ?? 0} onClose={() => setOpen(null)} />}
    </>
  );
}
