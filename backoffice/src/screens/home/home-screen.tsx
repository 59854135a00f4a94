import { useMe } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';

/** What waits, by role. */
export function HomeScreen() {
  const words = useWords();
  const { user } = useMe();
  return (
    <div className="screen">
      <title>{words('office')}</title>
      <h1>{words('home_hello', { name: user.name ?? user.email })}</h1>
    </div>
  );
}
