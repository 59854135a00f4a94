import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/customers.calls';
import { useLanguage } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';

/** Newsletter consent with date, source and version of its text, stated also if never given; and the number of pending notices. */
export function CustomerConsents({ customer: { subscription, notices } }: { customer: Pick<CallReply<typeof calls.get>, 'subscription' | 'notices'> }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { date } = useFormats();
  return (
    <Panel title={words('customer_consents')}>
      {subscription ? (
        <>
          <p>
            {subscription.stopped_at
              ? words('consent_stopped', { date: date(subscription.stopped_at) })
              : words('consent_on', {
                  date: date(subscription.subscribed_at),
                  topics: subscription.topics.map((topic) => words(`consent_topic_${topic}`)).join(', '),
                })}
          </p>
          <p className="grid-dim">
            {words('consent_proof', {
              place: labels.has(`consent_source_${subscription.source}`) ? words(`consent_source_${subscription.source}`) : subscription.source,
              date: date(subscription.subscribed_at),
              version: subscription.text_version,
            })}
          </p>
        </>
      ) : (
        <p className="grid-dim">{words('consent_none')}</p>
      )}
      {notices > 0 && <p>{words('consent_notices', { count: notices })}</p>}
    </Panel>
  );
}
