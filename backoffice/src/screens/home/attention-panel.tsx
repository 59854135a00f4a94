import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { noticesQuery, type Notice } from '../../api/notices.ts';
import { isOfOrders, NOTICE_LINKS } from '../../app/notice-links.ts';
import { useLanguage, useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';

/** Overdue work, with the first entries of each kind; nothing if there is none. */
export function AttentionPanel() {
  const words = useWords();
  const { data: notices = [] } = useQuery(noticesQuery);
  if (notices.length === 0) return null;
  return (
    <Panel title={words('bell_title')}>
      <ul className="attention">
        {notices.map((notice) => (
          <li key={notice.kind}>
            <AttentionItem notice={notice} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function AttentionItem({ notice }: { notice: Notice }) {
  const { labels } = useLanguage();
  const words = labels.text;
  const { date } = useFormats();
  const { kind, count, is_urgent, since, items } = notice;
  // Jobs and mails have the names that their own screens show.
  const nameOf = (title: string): string => {
    const name = [`job_${title}`, `mail_kind_${title}`].find((one) => labels.has(one));
    return name ? words(name) : title;
  };
  const isLinked = isOfOrders(notice) || kind === 'returns_due';
  const shown = isLinked ? items : items.filter(({ title }, i) => items.findIndex((one) => one.title === title) === i);
  return (
    <>
      <Link {...NOTICE_LINKS[kind]} className={`link ${is_urgent ? 'attention-urgent' : ''}`}>
        {words(`notice_${kind}`, { count })}
      </Link>{' '}
      {since && <span className="grid-dim">{words('notice_since', { date: date(since) })}</span>}
      <span className="attention-items">
        {shown.map(({ id, title }) =>
          isOfOrders(notice) ? (
            <Link key={id} to="/orders/$number" params={{ number: id }} className="link">
              {title}
            </Link>
          ) : kind === 'returns_due' ? (
            <Link key={id} to="/returns/$id" params={{ id }} className="link">
              {title}
            </Link>
          ) : (
            title && <span key={id}>{nameOf(title)}</span>
          ),
        )}
      </span>
    </>
  );
}
