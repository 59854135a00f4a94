import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { picksQuery } from '../../api/picks.ts';
import { useWarehouseTitle } from '../../api/use-warehouse-title.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { BeginPick } from './begin-pick.tsx';
import './picks.css';

/** Open and ended picks, and the form to start one. */
export function PicksScreen() {
  const words = useWords();
  const { moment } = useFormats();
  const warehouseTitle = useWarehouseTitle();
  const { data, error, refetch } = useQuery(picksQuery);
  return (
    <div className="screen">
      <title>{words('nav_picks')}</title>
      <h1>{words('nav_picks')}</h1>
      <BeginPick />
      <p>
        <Link to="/picks/handover" className="link">
          {words('handover_title')}
        </Link>
      </p>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('picks_none')}</p>}
      <ul className="picks">
        {data?.items.map(({ id, warehouse, created_at, done_at, orders, pieces, picked, short }) => (
          <li key={id}>
            <Link to="/picks/$id" params={{ id: String(id) }} className="pick-card">
              <span className="grid-line">
                <b className="grow">{words('pick_title', { n: String(id) })}</b>
                <Badge tone={done_at ? 'over' : 'busy'}>{words(done_at ? 'pick_done' : 'pick_open')}</Badge>
              </span>
              <span className="grid-dim">
                {moment(created_at)} · {warehouseTitle(warehouse)} · {words('pick_orders', { count: orders })} · {picked} / {pieces}
                {short > 0 && ` · ${words('pick_missing', { count: short })}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
