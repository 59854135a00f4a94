import type { ReturnSummary } from '@vitrina/contract/staff/returns';
import { useMemo } from 'react';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { TONE_OF_RETURN } from './return-words.ts';

/** Default columns; others can be chosen. */
export const STANDARD_COLUMNS = ['order', 'buyer', 'kind', 'state', 'started', 'due', 'left', 'pieces'] as const;
const TONE_OF_ALARM: Readonly<Record<ReturnSummary['alarm'], Tone>> = { none: 'plain', soon: 'busy', over: 'bad' };
const DAY_MS = 86_400_000;

/** All columns of the list by id. */
export function useReturnColumns(): readonly Column<ReturnSummary>[] {
  const words = useWords();
  const { date } = useFormats();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<ReturnSummary>['cell'], more: Partial<Column<ReturnSummary>> = {}): Column<ReturnSummary> => ({
      id,
      title: words(`return_column_${id}`),
      width,
      cell,
      ...more,
    });
    return [
      column('order', '6.5rem', (one) => <ReturnLink one={one} />, { sortsBy: 'order' }),
      column('buyer', 'minmax(9rem, 1fr)', ({ buyer }) => buyer),
      column('kind', '9rem', ({ kind }) => words(`return_kind_${kind}`)),
      column('state', '8.5rem', ({ state }) => <Badge tone={TONE_OF_RETURN[state]}>{words(`return_state_${state}`)}</Badge>),
      column('started', '6.5rem', ({ started_at }) => date(started_at), { sortsBy: 'started' }),
      column('due', '7rem', ({ due_at }) => due_at && date(due_at), { sortsBy: 'due' }),
      column('left', '8.5rem', (one) => <TimeLeft one={one} />),
      column('pieces', '3.5rem', ({ pieces }) => pieces, { isNumeric: true }),
      column('received', '5rem', ({ received, pieces }) => received !== null && `${received} / ${pieces}`, { isNumeric: true }),
      column('condition', '8rem', ({ conditions }) => conditions.map((one) => words(`condition_${one}`)).join(', ')),
      column('arrived', '7.5rem', ({ received_at }) => received_at && date(received_at)),
      column('market', '4.5rem', ({ market }) => market.toUpperCase()),
      column('reason', 'minmax(10rem, 1fr)', ({ reason }) => reason),
      column('label', '8rem', ({ label }) => label && date(label.sent_at)),
    ];
  }, [words, date]);
}

/** A plain link, as in the list of orders: pressing the row itself opens the return. */
const ReturnLink = ({ one: { id, order } }: { one: ReturnSummary }) => (
  <a href={`/backoffice/returns/${id}`} tabIndex={-1}>
    <b>{order}</b>
  </a>
);

/** Days until the refund is due; nothing if no law sets a date, or the return is closed. */
function TimeLeft({ one: { due_at, alarm, state } }: { one: ReturnSummary }) {
  const words = useWords();
  if (due_at === null || state === 'settled' || state === 'refused') return null;
  const days = (Date.parse(due_at) - Date.now()) / DAY_MS;
  const label = alarm === 'over' ? words('return_late', { count: Math.max(1, Math.ceil(-days)) }) : leftOf(Math.floor(days), words);
  return <Badge tone={TONE_OF_ALARM[alarm]}>{label}</Badge>;
}

const leftOf = (days: number, words: ReturnType<typeof useWords>): string => (days < 1 ? words('return_left_last') : words('return_left', { count: days }));

/** Two-line row on phones. */
export function NarrowReturn({ one }: { one: ReturnSummary }) {
  const words = useWords();
  const { date } = useFormats();
  const { buyer, kind, state, started_at, pieces, alarm } = one;
  return (
    <>
      <div className="grid-line">
        <ReturnLink one={one} />
        <span className="grow">{buyer}</span>
        <Badge tone={TONE_OF_RETURN[state]}>{words(`return_state_${state}`)}</Badge>
      </div>
      <div className="grid-line">
        <span className="grow grid-dim">
          {/* A running alarm replaces the day. */}
          {[words(`return_kind_${kind}`), words('order_pieces', { count: pieces }), alarm === 'none' && date(started_at)].filter(Boolean).join(' · ')}
        </span>
        {alarm !== 'none' && <TimeLeft one={one} />}
      </div>
    </>
  );
}
