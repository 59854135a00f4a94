import { useSyncExternalStore } from 'react';
import { useWords } from '../language/language.tsx';
import { Button } from './button.tsx';
import './toast.css';

interface Toast {
  id: number;
  text: string;
  /** Follow-up action, such as undo. */
  action?: { label: string; run: () => void } | undefined;
  isBad?: boolean;
}

let shown: Toast | null = null;
let last = 0;
const listeners = new Set<() => void>();
const show = (toast: Toast | null): void => {
  shown = toast;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows what was done. It stays until the next message or until closed, so that there is no time limit for reading. */
export function showToast(text: string, { action, isBad = false }: Pick<Toast, 'action' | 'isBad'> = {}): void {
  last += 1;
  show({ id: last, text, action, isBad });
}

export function Toasts() {
  const words = useWords();
  const toast = useSyncExternalStore(subscribe, () => shown);
  return (
    <div className="toasts" role="status">
      {toast && (
        <div key={toast.id} className={`toast ${toast.isBad ? 'bad' : ''}`}>
          <p>{toast.text}</p>
          {toast.action && (
            <Button
              look="quiet"
              onPress={() => {
                show(null);
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </Button>
          )}
          <Button look="quiet" aria-label={words('close')} onPress={() => show(null)}>
            ×
          </Button>
        </div>
      )}
    </div>
  );
}
