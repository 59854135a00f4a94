import { useWords } from '../../language/language.tsx';
import { useMe } from '../../app/me.tsx';
import { OwnFactors } from './own-factors.tsx';
import { OwnSessions } from './own-sessions.tsx';
import '../people/people.css';
import '../login/login.css';

/** The user's own login: second factors, recovery codes and sessions. */
export function SelfScreen() {
  const words = useWords();
  const { user } = useMe();
  return (
    <div className="screen people">
      <title>{words('self_title')}</title>
      <header className="screen-head">
        <h1>{words('self_title')}</h1>
        <span className="grid-dim">{user.email}</span>
      </header>
      <OwnFactors />
      <OwnSessions />
    </div>
  );
}
