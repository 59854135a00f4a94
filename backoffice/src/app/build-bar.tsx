import { useEffect, useState } from 'react';
import { useWords } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';

const LOOK_EVERY_MS = 300_000;

const scriptOf = (page: Document): string | null => page.querySelector('script[type=module]')?.getAttribute('src') ?? null;

/** Resolves with true if the shop serves another build than the one running here; `false` if it does not answer. */
async function isNewer(): Promise<boolean> {
  const reply = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(() => null);
  const script = reply?.ok ? /<script[^>]+type="module"[^>]+src="([^"]+)"/.exec(await reply.text())?.[1] : undefined;
  return script !== undefined && script !== scriptOf(document);
}

/**
 * Notice that a new build is available. Checks every five minutes and when the window becomes visible; also shown if a chunk failed to load. Unsent input is
 * stored before the reload.
 */
export function BuildBar() {
  const words = useWords();
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const look = (): void => void (document.visibilityState === 'visible' && isNewer().then((found) => found && setNew(true)));
    const missing = (): void => setNew(true);
    const timer = setInterval(look, LOOK_EVERY_MS);
    document.addEventListener('visibilitychange', look);
    addEventListener('vite:preloadError', missing);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('vite:preloadError', missing);
    };
  }, []);
  return (
    <div className="build-bar" role="status">
      {isNew && (
        <p>
          {words('build_new')} <Button onPress={() => location.reload()}>{words('build_load')}</Button>
        </p>
      )}
    </div>
  );
}
