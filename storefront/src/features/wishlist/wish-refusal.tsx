import { useText } from '../../context/shop-context.tsx';
import { CircleAlert, X } from '../../ui/icons.tsx';
import type { WishNote } from './wish-note-store.ts';
import './wish-refusal.css';

/** Reason why a change of the wish list was refused; stays until closed or until another button is pressed. */
export function WishRefusal({ note: { title, label }, onClose }: { note: WishNote; onClose: () => void }) {
  const text = useText();
  return (
    <div className="wish-refusal" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <p>
        <b>{text('wishlist_said_refused', { title })}</b> {label && text(label)}
      </p>
      <button type="button" className="icon-btn" aria-label={text('close')} onClick={onClose}>
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
