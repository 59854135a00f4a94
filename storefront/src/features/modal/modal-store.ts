import { createStore, useStore } from '../../client/create-store.ts';
import { isDrawn, type ModalName } from './modal-names.ts';

export interface OpenModal {
  name: ModalName | 'gallery' | 'compare';
  /** Address of the link that opened it. */
  url: string;
  /** Gets the focus back. */
  opener?: HTMLElement | undefined;
}

const store = createStore<OpenModal | null>(null);
let isClosing = false;

/** Opens it with a history entry of its own over the same address, so that Back closes it and stays on the page. Names that nothing draws yet are ignored. */
export function openModal(modal: OpenModal): void {
  if (!isDrawn(modal.name)) return;
  if (!store.get()) {
    history.pushState({ ...history.state, modal: true }, '', location.href);
    addEventListener('popstate', shut, { once: true });
  }
  store.set(modal);
}

/** Closes what is open by stepping back over its history entry. */
export function closeModal(): void {
  if (!store.get() || isClosing) return;
  isClosing = true;
  history.back();
}

/** Closes what is open, then does what must happen on the page itself, such as following a link. */
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
  // The page takes the focus again only when the modal is gone.
  setTimeout(() => opener?.focus({ preventScroll: true }));
}

/** The modal that is open, for the one place that draws them. */
export const useModal = (): OpenModal | null => useStore(store, (modal) => modal);
