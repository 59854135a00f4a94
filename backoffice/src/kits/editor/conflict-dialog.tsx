import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './conflict-dialog.css';

export interface Conflict {
  field: string;
  before: unknown;
  theirs: unknown;
  mine: unknown;
  /** Name of the user; `null`: a job or a command. */
  by: string | null;
  /** ISO; `null`: unknown. */
  at: string | null;
}

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  /** Formats a value for display. */
  shown: (field: string, value: unknown) => string;
  onSettle: (mine: readonly string[]) => void;
  onClose: () => void;
}

/** Two users have changed one field: shows the earlier value, theirs and mine; key 1 takes theirs, 2 mine. */
export function ConflictDialog({ conflicts, shown, onSettle, onClose }: ConflictDialogProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const [mine, setMine] = useState<readonly string[]>([]);
  const [at, setAt] = useState(0);
  const choose = (field: string, isMine: boolean): void => {
    setMine((chosen) => [...chosen.filter((one) => one !== field), ...(isMine ? [field] : [])]);
    setAt((place) => Math.min(conflicts.length - 1, place + 1));
  };
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      const field = conflicts[at]?.field;
      if (field !== undefined && (key === '1' || key === '2')) choose(field, key === '2');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <Dialog title={words('conflict_title')} onClose={onClose} isWide>
      <div className="conflicts">
        <p>{words('conflict_text')}</p>
        {conflicts.map((conflict, i) => (
          <OneConflict
            key={conflict.field}
            conflict={conflict}
            shown={(value) => shown(conflict.field, value)}
            title={labels.has(`field_${conflict.field}`) ? words(`field_${conflict.field}`) : conflict.field}
            isCurrent={i === at}
            isMine={mine.includes(conflict.field)}
            onChoose={(isMine) => choose(conflict.field, isMine)}
          />
        ))}
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button look="key" onPress={() => onSettle(mine)}>
            {words('conflict_settle')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface OneConflictProps {
  conflict: Conflict;
  title: string;
  shown: (value: unknown) => string;
  isCurrent: boolean;
  isMine: boolean;
  onChoose: (isMine: boolean) => void;
}

function OneConflict({ conflict, title, shown, isCurrent, isMine, onChoose }: OneConflictProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment } = useFormats();
  const { before, theirs, mine, by, at } = conflict;
  const side = (value: unknown): string => (value === null || value === undefined || value === '' ? words('field_empty') : shown(value));
  return (
    <fieldset className="conflict" data-current={isCurrent || undefined}>
      <legend>{title}</legend>
      <p className="grid-dim">
        {words('conflict_before')}: {side(before)}
      </p>
      <label>
        <input type="radio" name={conflict.field} checked={!isMine} onChange={() => onChoose(false)} />
        <span>
          <b>1 · {words('conflict_theirs')}</b> <span className="grid-dim">{[by, at && moment(at)].filter(Boolean).join(' · ')}</span>
          <span className="conflict-side">{side(theirs)}</span>
        </span>
      </label>
      <label>
        <input type="radio" name={conflict.field} checked={isMine} onChange={() => onChoose(true)} />
        <span>
          <b>2 · {words('conflict_mine')}</b>
          <span className="conflict-side">{side(mine)}</span>
        </span>
      </label>
    </fieldset>
  );
}
