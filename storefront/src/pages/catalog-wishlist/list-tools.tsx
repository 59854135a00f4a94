import { useState } from 'react';
import type { WishList } from '@vitrina/contract/wishlist';
import { useShop, useText } from '../../context/shop-context.tsx';
import { wishlistUrl } from '../../links/page-links.ts';

interface ListToolsProps {
  /** The list shown; `null`: all, or none yet. */
  list: WishList | null;
  view: number | null;
}

/** Forms to create a list and to share, rename or delete the shown one. They work without scripts. */
export function ListTools({ list, view }: ListToolsProps) {
  const text = useText();
  return (
    <div className="wish-tools">
      {list && <Share key={list.share_code} list={list} view={view} />}
      {list?.title && <Rename key={list.title} list={list} view={view} />}
      <form method="post" className="wish-tool">
        <input type="hidden" name="action" value="list-add" />
        <TitleField id="wish-new" label={text('wishlist_new_list')} />
        <button type="submit" className="btn">
          {text('wishlist_make')}
        </button>
      </form>
    </div>
  );
}

function TitleField({ id, label, title = '' }: { id: string; label: string; title?: string }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} name="title" defaultValue={title} maxLength={60} required autoComplete="off" />
    </div>
  );
}

function Rename({ list, view }: { list: WishList; view: number | null }) {
  const text = useText();
  return (
    <form method="post" className="wish-tool">
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="view" value={view ?? ''} />
      <TitleField id="wish-rename" label={text('wishlist_list_title')} title={list.title ?? ''} />
      <button type="submit" className="btn" name="action" value="list-rename">
        {text('wishlist_rename')}
      </button>
      <p className="wish-tool-end">
        <button type="submit" className="link" name="action" value="list-remove" formNoValidate>
          {text('wishlist_delete_list')}
        </button>{' '}
        <span className="small muted">{text('wishlist_delete_note')}</span>
      </p>
    </form>
  );
}

function Share({ list, view }: { list: WishList; view: number | null }) {
  const shop = useShop();
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const link = list.share_code && `${shop.info.host}${wishlistUrl(shop)}?shared=${list.share_code}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? '');
    setCopied(true);
  };
  return (
    <form method="post" className="wish-tool">
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="view" value={view ?? ''} />
      <div className="field">
        {link ? <label htmlFor="wish-link">{text('wishlist_share_link')}</label> : <span className="field-label">{text('wishlist_share')}</span>}
        {link && <input className="input" id="wish-link" value={link} readOnly onFocus={(event) => event.currentTarget.select()} />}
        <p className="small muted">{text('wishlist_share_note')}</p>
      </div>
      {link && (
        <button type="button" className="btn wish-copy" onClick={() => void copy().catch(() => setCopied(false))}>
          {text('wishlist_copy')}
        </button>
      )}
      <button type="submit" className="btn" name="action" value={link ? 'unshare' : 'share'}>
        {text(link ? 'wishlist_share_stop' : 'wishlist_share_start')}
      </button>
      <p className="small" role="status">
        {isCopied && text('wishlist_copied')}
      </p>
    </form>
  );
}
