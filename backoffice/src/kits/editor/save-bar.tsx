import type { ReactNode } from 'react';
import { useKeys } from '../../app/use-keys.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import './save-bar.css';

interface SaveBarProps {
  /** Description of the unsent changes. */
  text: string;
  isSaving: boolean;
  onSave: () => void;
  onDrop: () => void;
  /** Further input needed to save, such as a reason. */
  children?: ReactNode;
}

/** Bar at the bottom while there are unsent changes. Ctrl+Enter saves. */
export function SaveBar({ text, isSaving, onSave, onDrop, children }: SaveBarProps) {
  const words = useWords();
  useKeys({ 'Mod+Enter': onSave, 'Mod+s': onSave });
  return (
    <section className="save-bar" aria-label={words('unsaved')}>
      <p>{text}</p>
      {children}
      <Button onPress={onDrop}>{words('drop')}</Button>
      <Button look="key" isBusy={isSaving} onPress={onSave} aria-keyshortcuts="Control+Enter">
        {words('save')}
      </Button>
    </section>
  );
}
