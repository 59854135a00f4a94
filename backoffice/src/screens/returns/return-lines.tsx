import type { Returned } from '@vitrina/contract/staff/returns';
import { useWarehouseTitle } from '../../api/use-warehouse-title.ts';
import { useWords } from '../../language/language.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Announced lines with their present state. */
export function ReturnLines({ lines }: Pick<Returned, 'lines'>) {
  const words = useWords();
  return (
    <Panel title={words('return_lines')}>
      <LineList lines={lines} />
    </Panel>
  );
}

export function LineList({ lines, isBusy = false }: Pick<Returned, 'lines'> & { isBusy?: boolean }) {
  const words = useWords();
  const warehouseTitle = useWarehouseTitle();
  return (
    <ul className="return-lines" aria-busy={isBusy}>
      {lines.map(({ id, title, code, qty, received, condition, place, warehouse }) => (
        <li key={id}>
          <b>{qty} ×</b> {title} <span className="grid-dim">{code}</span>
          <span className="grid-dim return-fate">
            {[
              received !== null && words('return_received_of', { received, qty }),
              condition && words(`condition_${condition}`),
              place && words(`return_place_${place}`),
              warehouse && warehouseTitle(warehouse),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
