import { X } from '../../ui/icons.tsx';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { navigate } from '../../links/navigate.ts';
import { closeModal, closeModalThen } from './modal-store.ts';
import './dialog.css';
import { isPlainClick } from '../../links/is-plain-click.ts';

interface DialogProps {
  title: string;
  titleLang?: string | null;
  isWide?: boolean;
  children: ReactNode;
}

/** A native modal dialog: traps the focus, closes by Esc, Back, its button or a click outside. */
export function Dialog({ title, titleLang, isWide = false, children }: DialogProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes by Esc and by the button
    <dialog
      ref={dialog}
      className={isWide ? 'dialog wide-dialog' : 'dialog'}
      aria-labelledby="dialog-title"
      onCancel={cancel}
      onClose={closeModal}
      onClick={onClick}
    >
      <div className="dialog-head">
        <h2 id="dialog-title" {...(titleLang && { lang: titleLang })}>
          {title}
        </h2>
        <button type="button" className="icon-btn" aria-label={text('close')} onClick={closeModal}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

const cancel = (event: { preventDefault: () => void }) => {
  event.preventDefault();
  closeModal();
};

/** A click on the dialog element is one on its backdrop; a link inside closes the modal before it is followed. */
function onClick(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) closeModal();
  const link = (event.target as Element).closest('a');
  if (!link || link.target || link.origin !== location.origin || link.search.includes('mode=') || !isPlainClick(event)) return;
  event.preventDefault();
  closeModalThen(() => navigate(link.pathname + link.search + link.hash));
}
