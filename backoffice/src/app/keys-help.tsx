import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useKeys } from './use-keys.ts';

const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));

let isOpen = false;
const listeners = new Set<() => void>();
const show = (open: boolean): void => {
  isOpen = open;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the list of keyboard shortcuts. */
export const openKeys = (): void => show(true);

/** List of keyboard shortcuts, opened by its own key or from the menu; stays open when the device is rotated. */
export function KeysHelp() {
  const isShown = useSyncExternalStore(subscribe, () => isOpen);
  useKeys({ '?': openKeys });
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <KeysDialog onClose={() => show(false)} />
    </Suspense>
  );
}
