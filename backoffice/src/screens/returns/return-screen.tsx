import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { callStaff } from '../../api/call-staff.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useMay } from '../../app/me.tsx';
import { NotFound } from '../../app/not-found.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { LabelPanel } from './label-panel.tsx';
import { PhotosPanel } from './photos-panel.tsx';
import { ReturnLines } from './return-lines.tsx';
import { ReturnSteps } from './return-steps.tsx';
import { TONE_OF_RETURN } from './return-words.ts';
import './returns.css';

const route = getRouteApi('/returns/$id');

/** One return, step by step: received, inspected, settled or refused; a step can be undone. */
export function ReturnScreen() {
  const id = Number(route.useParams().id);
  const words = useWords();
  const { date } = useFormats();
  const navigate = useNavigate();
  const mayHandle = useMay()('returns.handle');
  const { data: one, error, refetch } = useQuery({ queryKey: ['returns', id], queryFn: ({ signal }) => callStaff(calls.get, { id }, { signal }) });
  const back = (): void => void navigate({ to: '/returns' });
  useKeys({ Escape: back });
  if (error instanceof StaffError && error.status === 404) return <NotFound />;
  if (error && !one) return <FailedList error={error} onAgain={() => void refetch()} />;
  if (!one) return <div className="screen" aria-busy="true" />;
  return (
    <div className="screen return">
      <title>{words('return_title', { number: one.order })}</title>
      <header className="screen-head">
        <Button look="quiet" onPress={back}>
          ← {words('back')}
        </Button>
        <h1>{words('return_title', { number: one.order })}</h1>
        {one.alarm !== 'none' && <Badge tone="bad">{words(`return_alarm_${one.alarm}`)}</Badge>}
        <Badge tone={TONE_OF_RETURN[one.state]}>{words(`return_state_${one.state}`)}</Badge>
      </header>
      <p>
        {words(`return_kind_${one.kind}`)} · {one.buyer} ·{' '}
        <Link to="/orders/$number" params={{ number: one.order }} className="link">
          {words('order_title', { number: one.order })}
        </Link>
        {one.due_at && !one.ended_at && ` · ${words('return_due', { date: date(one.due_at) })}`}
      </p>
      {one.reason && <blockquote className="return-reason">{one.reason}</blockquote>}
      <ReturnLines lines={one.lines} />
      <ReturnSteps key={`${one.state}-${one.version}`} one={one} />
      {mayHandle && <LabelPanel one={one} />}
      {(['received', 'inspected'].includes(one.state) || one.photos.length > 0) && <PhotosPanel one={one} />}
    </div>
  );
}
