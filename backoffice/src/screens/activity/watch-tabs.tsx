import { Link } from '@tanstack/react-router';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import '../../kits/list/tabs.css';

const PARTS = [
  { name: 'log', to: '/activity', permission: 'audit.view' },
  { name: 'mails', to: '/mails', permission: 'maintenance' },
  { name: 'jobs', to: '/jobs', permission: 'maintenance' },
  { name: 'shop', to: '/shop', permission: 'maintenance' },
] as const;

/** Change log, mails, jobs and maintenance, as far as the role permits. */
export function WatchTabs() {
  const words = useWords();
  const may = useMay();
  const parts = PARTS.filter(({ permission }) => may(permission));
  if (parts.length < 2) return null;
  return (
    <nav className="tabs" aria-label={words('watch')}>
      {parts.map(({ name, to }) => (
        <Link key={name} to={to} activeOptions={{ exact: true, includeSearch: false }} activeProps={{ 'aria-current': 'page' }}>
          {words(`watch_${name}`)}
        </Link>
      ))}
    </nav>
  );
}
