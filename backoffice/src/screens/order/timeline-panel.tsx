import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery, type DeskOrder } from '../../api/orders.ts';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';
import { ChangedFields } from '../activity/changed-fields.tsx';

interface Moment {
  key: string;
  at: string;
  title: string;
  /** `null`: the shop itself, or the buyer. */
  by: string | null;
  change?: DeskOrder['history'][number];
}

/** Events of the order, newest first. */
export function TimelinePanel({ order }: { order: DeskOrder }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { moment } = useFormats();
  const { data: colleagues } = useQuery(colleaguesQuery);
  const events = order.events.map(({ kind, at, by }, i): Moment => {
    const name = by === null ? null : (colleagues?.find(({ id }) => id === by)?.name ?? words('order_colleague'));
    return { key: `event-${i}`, at, title: words(`order_event_${kind}`), by: name };
  });
  const changes = order.history.map(
    (change): Moment => ({
      key: `change-${change.id}`,
      at: change.at,
      title: labels.has(`order_change_${change.kind}_${change.action}`) ? words(`order_change_${change.kind}_${change.action}`) : words('order_event_noted'),
      by: change.by?.name ?? change.by?.email ?? null,
      change,
    }),
  );
  const moments = [...events, ...changes].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title={words('order_timeline')}>
      <ol className="timeline">
        {moments.map(({ key, at, title, by, change }) => (
          <li key={key}>
            <time dateTime={at}>{moment(at)}</time>
            <div>
              {title}
              {by && <span className="grid-dim"> · {by}</span>}
              {change && <ChangedFields change={change} />}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
