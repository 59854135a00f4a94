import { createStore, useStore } from '../../client/create-store.ts';
import { isImplemented, type ModalName } from './modal-names.ts';

export interface OpenModal {
  name: ModalName | 'gallery' | 'compare';
  /** Address of the link that opened it. */
  url: string;
  /** Element that gets the focus after closing. */
  opener?: HTMLElement | undefined;
}

const store = createStore<OpenModal | null>(null);
let isClosing = false;

/**
 * Opens a modal with a history entry of its own for the current address, so that Back closes it and stays on the page. Names without an implementation are
 * ignored.
 */
export function openModal(modal: OpenModal): void {
  if (!isImplemented(modal.name)) return;
  if (!store.get()) {
    history.pushState({ ...history.state, modal: true }, '', location.href);
    addEventListener('popstate', shut, { once: true });
  }
  store.set(modal);
}

/** Closes the modal by going back over its history entry. */
export function closeModal(): void {
  if (!store.get() || isClosing) return;
  isClosing = true;
  history.back();
}

/** Closes the modal, then runs an action of the page, such as following a link. */
export function closeModalThen(action: () => void): void {
  if (store.get()) {
    addEventListener('popstate', () => queueMicrotask(action), { once: true });
    closeModal();
  } else action();
}

function shut(): void {
  const opener = store.get()?.opener;
  isClosing = false;
  store.set(null);
  // The page can take the focus only after the modal is removed.
  setTimeout(() => opener?.focus({ preventScroll: true }));
}

/** The open modal, for its host. */
export const useModal = (): OpenModal | null => useStore(store, (modal) => modal);
