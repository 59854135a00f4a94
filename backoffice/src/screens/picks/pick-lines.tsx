import { thumbPath } from '@vitrina/contract/thumbs';
import type { DeskPickLine, Scan } from '../../api/picks.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { leftOf } from './take-scan.ts';

interface PickLinesProps {
  lines: readonly DeskPickLine[];
  isOver: boolean;
  onTake: (scan: Pick<Scan, 'ean' | 'order' | 'qty' | 'short'>) => void;
}

/** Open lines first, in the order of the pick; completed ones below. */
export function PickLines({ lines, isOver, onTake }: PickLinesProps) {
  const words = useWords();
  const open = lines.filter((line) => leftOf(line) > 0);
  const finished = lines.filter((line) => leftOf(line) === 0);
  return (
    <ol className="pick-lines">
      {[...open, ...finished].map((line) => {
        const { id, order, code, title, ean, image, qty, picked, short } = line;
        const left = leftOf(line);
        return (
          <li key={id} className={`pick-line ${left === 0 ? 'done' : ''} ${short > 0 ? 'short' : ''}`}>
            {image ? <img src={thumbPath('listing_small', image, 'webp')} alt="" width={64} height={64} loading="lazy" /> : <span />}
            <div className="pick-line-text">
              {title}
              <span className="grid-dim">
                {[code, ean].filter(Boolean).join(' · ')} · {words('pick_order', { number: order })}
              </span>
              {short > 0 && <span className="problem">{words('pick_missing', { count: short })}</span>}
            </div>
            <b className="pick-line-qty num">
              {picked} / {qty}
            </b>
            {left > 0 && !isOver && (
              <div className="pick-line-actions">
                <Button onPress={() => onTake({ ean: code, order })}>{words('pick_take')}</Button>
                <Button look="quiet" onPress={() => onTake({ ean: code, order, qty: left, short: true })}>
                  {words('pick_not_there')}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
