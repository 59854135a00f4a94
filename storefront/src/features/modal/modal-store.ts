import { useSyncExternalStore } from 'react';
import { isDrawn, type ModalName } from './modal-names.ts';

export interface OpenModal {
  name: ModalName | 'gallery' | 'compare';
  /** Address of the link that opened it. */
  url: string;
  /** Gets the focus back. */
  opener?: HTMLElement | undefined;
}

let current: OpenModal | null = null;
let isClosing = false;
const listeners = new Set<() => void>();
const change = (next: OpenModal | null) => {
  current = next;
  for (const listener of listeners) listener();
};

/** Opens it with a history entry of its own over the same address, so that Back closes it and stays on the page. Names that nothing draws yet are ignored. */
export function openModal(modal: OpenModal): void {
  if (!isDrawn(modal.name)) return;
  if (!current) {
    history.pushState({ ...history.state, modal: true }, '', location.href);
    addEventListener('popstate', shut, { once: true });
  }
  change(modal);
}

/** Closes what is open by stepping back over its history entry. */
export function closeModal(): void {
  if (!current || isClosing) return;
  isClosing = true;
  history.back();
}

/** Closes what is open, then does what must happen on the page itself, such as following a link. */
export function closeModalThen(action: () => void): void {
  if (current) {
    addEventListener('popstate', () => queueMicrotask(action), { once: true });
    closeModal();
  } else action();
}

function shut(): void {
  const opener = current?.opener;
  isClosing = false;
  change(null);
  // The page takes the focus again only when the modal is gone.
  setTimeout(() => opener?.focus({ preventScroll: true }));
}

/** The modal that is open, for the one place that draws them. */
export const useModal = (): OpenModal | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
