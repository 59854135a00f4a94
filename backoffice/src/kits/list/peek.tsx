import type { ReactNode } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

interface PeekProps {
  title: string;
  /** Absent: it stands there as long as the list has a row. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A row beside its list, which keeps the keys. */
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
