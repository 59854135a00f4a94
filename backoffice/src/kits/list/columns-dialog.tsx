import { useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import './columns-dialog.css';

interface ColumnsDialogProps {
  all: readonly { id: string; title: string }[];
  shown: readonly string[];
  /** `null`: the default columns. */
  onSave: (columns: readonly string[] | null) => void;
  onClose: () => void;
}

/** Choice and order of the visible columns; at least one. */
export function ColumnsDialog({ all, shown, onSave, onClose }: ColumnsDialogProps) {
  const words = useWords();
  const [order, setOrder] = useState(() => [...shown, ...all.map(({ id }) => id).filter((id) => !shown.includes(id))]);
  const [on, setOn] = useState<ReadonlySet<string>>(new Set(shown));
  const move = (id: string, by: -1 | 1): void => {
    const from = order.indexOf(id);
    const to = from + by;
    if (to < 0 || to >= order.length) return;
    const next = order.filter((one) => one !== id);
    next.splice(to, 0, id);
    setOrder(next);
  };
  const turn = (id: string, isOn: boolean): void => setOn((before) => new Set(isOn ? [...before, id] : [...before].filter((one) => one !== id)));
  const save = (columns: readonly string[] | null): void => {
    onSave(columns);
    onClose();
  };
  return (
    <Dialog title={words('columns')} onClose={onClose}>
      <ul className="columns-list">
        {order.map((id, i) => {
          const title = all.find((one) => one.id === id)?.title ?? id;
          return (
            <li key={id}>
              <Checkbox isSelected={on.has(id)} isDisabled={on.has(id) && on.size === 1} onChange={(isOn) => turn(id, isOn)}>
                {title}
              </Checkbox>
              <Button look="quiet" isDisabled={i === 0} aria-label={words('columns_up', { title })} onPress={() => move(id, -1)}>
                ↑
              </Button>
              <Button look="quiet" isDisabled={i === order.length - 1} aria-label={words('columns_down', { title })} onPress={() => move(id, 1)}>
                ↓
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="dialog-actions">
        <Button onPress={() => save(null)}>{words('columns_reset')}</Button>
        <Button look="key" onPress={() => save(order.filter((id) => on.has(id)))}>
          {words('columns_keep')}
        </Button>
      </div>
    </Dialog>
  );
}
