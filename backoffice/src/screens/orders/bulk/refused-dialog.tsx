import { Link } from '@tanstack/react-router';
import { useWords } from '../../../language/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Refusal } from './use-bulk.ts';

interface RefusedDialogProps {
  title: string;
  refused: readonly Refusal[];
  again?: { label: string; run: () => void } | undefined;
  onClose: () => void;
}

/** Orders for which the action failed, each with its reason; all others succeeded. */
export function RefusedDialog({ title, refused, again, onClose }: RefusedDialogProps) {
  const words = useWords();
  return (
    <Dialog title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list is scrollable, also with the keyboard */}
      <ul className="bulk-refused" tabIndex={0}>
        {refused.map(({ number, text }) => (
          <li key={number}>
            <Link to="/orders/$number" params={{ number }} className="link">
              {number}
            </Link>{' '}
            {text}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        {again && <Button onPress={again.run}>{again.label}</Button>}
        <Button look="key" onPress={onClose}>
          {words('close')}
        </Button>
      </div>
    </Dialog>
  );
}
