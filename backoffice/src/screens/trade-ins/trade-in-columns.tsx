import type { TradeInState } from '@vitrina/contract/trade-in';
import { useMemo } from 'react';
import type { Column } from '../../kits/list/grid-head.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import type { TradeIn } from './use-trade-ins.ts';

export const STANDARD_COLUMNS = ['number', 'device', 'owner', 'state', 'sum', 'started', 'until', 'way'] as const;

const TONE_OF_STATE: Readonly<Record<TradeInState, Tone>> = {
  offered: 'open',
  received: 'busy',
  countered: 'plain',
  refused: 'bad',
  paid: 'good',
  returned: 'over',
  expired: 'over',
  cancelled: 'over',
};

export function StateBadge({ state }: Pick<TradeIn, 'state'>) {
  const words = useWords();
  return <Badge tone={TONE_OF_STATE[state]}>{words(`trade_in_state_${state}`)}</Badge>;
}

/** All columns of the list by id. */
export function useTradeInColumns(): readonly Column<TradeIn>[] {
  const words = useWords();
  const { date, money } = useFormats();
  return useMemo(() => {
    const column = (id: string, width: string, cell: Column<TradeIn>['cell'], more: Partial<Column<TradeIn>> = {}): Column<TradeIn> => ({
      id,
      title: words(`trade_in_column_${id}`),
      width,
      cell,
      ...more,
    });
    return [
      column('number', '5rem', ({ number }) => <b>{number}</b>),
      column('device', 'minmax(8rem, 1fr)', ({ words: { device } }) => device),
      column('owner', 'minmax(8rem, 1fr)', ({ owner }) => owner),
      column('state', '9.5rem', ({ state }) => <StateBadge state={state} />),
      column('sum', '7rem', ({ sum, currency }) => money(sum, currency), { isNumeric: true, sortsBy: 'sum' }),
      column('counter', '7rem', ({ counter, currency }) => counter !== null && money(counter, currency), { isNumeric: true }),
      column('started', '6.5rem', ({ started_at }) => date(started_at), { sortsBy: 'started' }),
      column('until', '7rem', ({ until }) => until && date(until), { sortsBy: 'until' }),
      column('way', '8rem', ({ way }) => words(`trade_in_way_${way}`)),
      column('serial', '9rem', ({ serial }) => serial),
      column('market', '4.5rem', ({ market }) => market.toUpperCase()),
    ];
  }, [words, date, money]);
}

/** Two-line row on phones. */
export function NarrowTradeIn({ one: { number, words: described, owner, state, sum, currency, until } }: { one: TradeIn }) {
  const { money, date } = useFormats();
  return (
    <>
      <div className="grid-line">
        <b>{number}</b>
        <span className="grow">{described.device}</span>
        <StateBadge state={state} />
      </div>
      <div className="grid-line">
        <span className="grow grid-dim">{[owner, until && date(until)].filter(Boolean).join(' · ')}</span>
        <span>{money(sum, currency)}</span>
      </div>
    </>
  );
}
