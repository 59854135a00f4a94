import type { ReactNode } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

interface PeekProps {
  title: string;
  /** Absent: it cannot be closed. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Preview of a row next to its list; the keyboard focus stays in the list. */
export function Peek({ title, onClose, children }: PeekProps) {
  const words = useWords();
  const close = onClose && (
    <Button look="quiet" onPress={onClose} aria-keyshortcuts="Space">
      {words('close')}
    </Button>
  );
  return (
    <aside className="list-peek" aria-label={words('peek')}>
      <Panel title={title} {...(close && { aside: close })}>
        {children}
      </Panel>
    </aside>
  );
}
