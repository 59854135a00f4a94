import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { mailsQuery, type OrderMail } from '../../api/mails.ts';
import type { DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useMailKind } from './mail-kind.ts';

const MailDialog = lazy(async () => ({ default: (await import('./mail-dialog.tsx')).MailDialog }));
const WriteMailDialog = lazy(async () => ({ default: (await import('./write-mail-dialog.tsx')).WriteMailDialog }));

const TONES: Readonly<Record<OrderMail['state'], Tone>> = { waiting: 'busy', sent: 'good', failed: 'bad' };

/** Mails to the buyer: view, send again, write. */
export function MailsPanel({ order }: { order: DeskOrder }) {
  const words = useWords();
  const { moment } = useFormats();
  const kindOf = useMailKind();
  const may = useMay();
  const { data: mails } = useQuery({ ...mailsQuery(order.number), enabled: may('orders.details') });
  const [open, setOpen] = useState<OrderMail | null>(null);
  const [isWriting, setWriting] = useState(false);
  if (!mails) return null;
  return (
    <Panel title={words('mails')} aside={may('orders.edit') && <Button onPress={() => setWriting(true)}>{words('mail_write')}</Button>}>
      {mails.length === 0 && <p className="grid-dim">{words('mails_none')}</p>}
      <ul className="order-papers">
        {mails.map((mail) => (
          <li key={mail.id}>
            <div className="grid-line">
              <button type="button" className="link grow order-mail" onClick={() => setOpen(mail)}>
                {kindOf(mail.kind)}
              </button>
              <Badge tone={TONES[mail.state]}>{words(`mail_state_${mail.state}`)}</Badge>
            </div>
            <span className="grid-dim">{[moment(mail.sent_at ?? mail.created_at), mail.recipient].join(' · ')}</span>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>
        {open && <MailDialog order={order} mail={open} onClose={() => setOpen(null)} />}
        {isWriting && <WriteMailDialog order={order} onClose={() => setWriting(false)} />}
      </Suspense>
    </Panel>
  );
}
