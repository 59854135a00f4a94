import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { NotFound } from '../../app/not-found.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWarehouseTitle } from '../../api/use-warehouse-title.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { EndPick } from './end-pick.tsx';
import { PickLines } from './pick-lines.tsx';
import { ScanField } from './scan-field.tsx';
import { leftOf } from './take-scan.ts';
import { usePick } from './use-pick.ts';
import './picks.css';

const route = getRouteApi('/picks/$id');

/** Pick on a phone, with a separate scanner: the field has the focus, and the next line is at the top. */
export function PickScreen() {
  const id = Number(route.useParams().id);
  const words = useWords();
  const navigate = useNavigate();
  const warehouseTitle = useWarehouseTitle();
  const { pick, lines, error, refetch, waiting, heard, take } = usePick(id);
  if (error instanceof StaffError && error.status === 404) return <NotFound />;
  if (error && !pick) return <FailedList error={error} onAgain={() => void refetch()} />;
  if (!pick) return <div className="screen" aria-busy="true" />;
  const finishedPieces = lines.reduce((sum, line) => sum + line.qty - leftOf(line), 0);
  // Once complete, its end is the next step, so it moves above the completed lines.
  const isWhole = finishedPieces >= pick.pieces;
  return (
    <div className="screen pick">
      <title>{words('pick_title', { n: String(id) })}</title>
      <header className="screen-head">
        <Button look="quiet" onPress={() => void navigate({ to: '/picks' })}>
          ← {words('back')}
        </Button>
        <h1>{words('pick_title', { n: String(id) })}</h1>
        <span className="grid-dim">{warehouseTitle(pick.warehouse)}</span>
      </header>
      <div className="pick-progress">
        <progress value={finishedPieces} max={pick.pieces} aria-label={words('pick_progress')} />
        <b className="num">
          {finishedPieces} / {pick.pieces}
        </b>
      </div>
      {!pick.done_at && <ScanField onScan={(ean) => take({ ean })} heard={heard} waiting={waiting} />}
      {isWhole && <EndPick pick={pick} isWhole isWaiting={waiting > 0} />}
      <PickLines lines={lines} isOver={pick.done_at !== null} onTake={take} />
      {!isWhole && <EndPick pick={pick} isWhole={false} isWaiting={waiting > 0} />}
    </div>
  );
}
