import { Link } from '@tanstack/react-router';
import { useWords } from '../language/language.tsx';

export function NotFound() {
  const words = useWords();
  return (
    <div className="screen">
      <h1>{words('not_found_title')}</h1>
      <p>
        <Link to="/">{words('nav_home')}</Link>
      </p>
    </div>
  );
}
