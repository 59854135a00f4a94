import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { useRef, useState, useSyncExternalStore } from 'react';
import { isConnectionAway, subscribeToConnection } from '../api/connection.ts';
import { useWords } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';
import { Toasts } from '../ui/toast.tsx';
import { useNarrow } from '../ui/use-narrow.ts';
import { Bell } from './bell.tsx';
import { BuildBar } from './build-bar.tsx';
import { KeysHelp } from './keys-help.tsx';
import { useMay } from './me.tsx';
import { NAVIGATION } from './navigation.ts';
import { PaletteTrigger } from './palette/palette-trigger.tsx';
import { useGoKeys } from './use-go-keys.ts';
import { useRestoredFocus } from './use-restored-focus.ts';
import { UserMenu } from './user-menu.tsx';
import './frame.css';

/** Navigation on the left (on a phone behind a button), and the screen next to it. */
export function Frame() {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useNarrow();
  const screen = useRef<HTMLElement>(null);
  useGoKeys();
  useRestoredFocus(screen);
  return (
    <div className="frame">
      <a className="skip" href="#screen">
        {words('skip')}
      </a>
      <header className="frame-head">
        <Button look="quiet" className="frame-burger" aria-expanded={isOpen} aria-controls="navigation" onPress={() => setOpen(!isOpen)}>
          {words('menu')}
        </Button>
        <Link to="/" className="frame-logo">
          <img src="/logo.svg" alt={words('nav_home')} height={22} />
        </Link>
        <PaletteTrigger />
        <Bell />
        {!isNarrow && <UserMenu />}
      </header>
      <Navigation isOpen={isOpen} onChosen={() => setOpen(false)} />
      <main ref={screen} id="screen" className="frame-screen" tabIndex={-1}>
        <ConnectionBar />
        <BuildBar />
        <Outlet />
      </main>
      <KeysHelp />
      <Toasts />
    </div>
  );
}

function Navigation({ isOpen, onChosen }: { isOpen: boolean; onChosen: () => void }) {
  const words = useWords();
  const may = useMay();
  const isNarrow = useNarrow();
  const first = useLocation({ select: ({ pathname }) => /^\/[^/]*/.exec(pathname)?.[0] ?? '/' });
  return (
    <nav id="navigation" className={`frame-nav ${isOpen ? 'open' : ''}`} aria-label={words('navigation')}>
      <ul>
        <li>
          <Link to="/" activeOptions={{ exact: true }} onClick={onChosen}>
            {words('nav_home')}
          </Link>
        </li>
        {NAVIGATION.filter(({ permission }) => may(permission)).map(({ name, path, parts, key }) => (
          <li key={name}>
            <Link to={path} onClick={onChosen} aria-keyshortcuts={`g ${key}`} {...(parts?.includes(first) && { 'aria-current': 'true' })}>
              {words(`nav_${name}`)}
            </Link>
          </li>
        ))}
      </ul>
      {isNarrow && isOpen && <UserMenu />}
    </nav>
  );
}

function ConnectionBar() {
  const words = useWords();
  const isAway = useSyncExternalStore(subscribeToConnection, isConnectionAway);
  return (
    <div className="connection-bar" role="status">
      {isAway && <p>{words('connection_away')}</p>}
    </div>
  );
}
