import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReturnSummary } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { callStaff } from '../../api/call-staff.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Peek } from '../../kits/list/peek.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { LineList } from './return-lines.tsx';
import { TONE_OF_RETURN } from './return-words.ts';

/** Preview of a return next to the list: its reason and lines. */
export function ReturnPeek({ one: { id, order, buyer, kind, state, due_at, reason }, onClose }: { one: ReturnSummary; onClose: () => void }) {
  const words = useWords();
  const { date } = useFormats();
  const { data, error, refetch } = useQuery({ queryKey: ['returns', id], queryFn: ({ signal }) => callStaff(calls.get, { id }, { signal }) });
  return (
    <Peek title={order} onClose={onClose}>
      <p>
        <Badge tone={TONE_OF_RETURN[state]}>{words(`return_state_${state}`)}</Badge>
      </p>
      <p className="grid-dim">
        {[words(`return_kind_${kind}`), buyer, due_at && state !== 'settled' && state !== 'refused' && words('return_due', { date: date(due_at) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {reason && <blockquote className="return-reason">{reason}</blockquote>}
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      <LineList lines={data?.lines ?? []} isBusy={!data && !error} />
      <p>
        <Link to="/returns/$id" params={{ id: String(id) }} className="link">
          {words('return_peek_open')}
        </Link>
      </p>
    </Peek>
  );
}
