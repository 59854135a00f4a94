import { Link } from '@tanstack/react-router';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import '../../kits/list/tabs.css';
import type { StockMode } from './stock-search.ts';

const MODES: readonly StockMode[] = ['adjust', 'count', 'receive'];

interface StockModesProps {
  mode: StockMode;
  /** True while there are unsent changes: their meaning must not change. */
  isLocked: boolean;
  onChoose: (mode: StockMode) => void;
}

/** Meaning of entered numbers: correction, count or arrival; and a link to transfers between warehouses. */
export function StockModes({ mode, isLocked, onChoose }: StockModesProps) {
  const words = useWords();
  const mayAdjust = useMay()('stock.adjust');
  return (
    <nav className="tabs" aria-label={words('stock_modes')}>
      {mayAdjust &&
        MODES.map((one) => (
          <button key={one} type="button" disabled={isLocked && one !== mode} aria-current={one === mode ? 'page' : undefined} onClick={() => onChoose(one)}>
            {words(`stock_mode_${one}`)}
          </button>
        ))}
      <Link to="/transfers">{words('transfers')}</Link>
    </nav>
  );
}
