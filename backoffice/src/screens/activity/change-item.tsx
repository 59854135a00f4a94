import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { KINDS, OF_ORDERS, UNDOABLE } from './change-kinds.ts';
import { type Change, ChangedFields } from './changed-fields.tsx';
import { useUndo } from './use-undo.ts';

interface ChangeItemProps {
  change: Change;
  /** Shows all changes of the subject. */
  onSubject: (kind: string, subject: string) => void;
  onUndone: () => void;
}

export function ChangeItem({ change, onSubject, onUndone }: ChangeItemProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment } = useFormats();
  const { undo, isBusy } = useUndo(onUndone);
  const { id, at, by, kind, subject_id, action, cause } = change;
  const kindName = KINDS.includes(kind) ? words(`activity_kind_${kind}`) : kind;
  const isUndo = cause.startsWith('undo:');
  return (
    <li>
      <div className="change-who">
        <time dateTime={at}>{moment(at)}</time>
        <b>{by ? (by.name ?? by.email) : words('activity_by_shop')}</b>
      </div>
      <div className="change-what">
        <div className="change-title">
          <span>{kindName}</span>
          {OF_ORDERS.includes(kind) ? (
            <Link to="/orders/$number" params={{ number: subject_id }} className="link">
              {subject_id}
            </Link>
          ) : (
            <button type="button" className="link" onClick={() => onSubject(kind, subject_id)}>
              {subject_id}
            </button>
          )}
          {labels.has(`stock_reason_${action}`) && <span className="grid-dim">{words(`stock_reason_${action}`)}</span>}
          {labels.has(`activity_action_${action}`) && <span className="grid-dim">{words(`activity_action_${action}`)}</span>}
          {isUndo && <span className="grid-dim">{words('activity_was_undo')}</span>}
        </div>
        <ChangedFields change={change} />
      </div>
      {UNDOABLE.includes(kind) && (
        <Button look="quiet" isBusy={isBusy} onPress={() => void undo(id)}>
          {words('undo')}
        </Button>
      )}
    </li>
  );
}
