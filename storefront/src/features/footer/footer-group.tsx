import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Plus } from '../../ui/icons.tsx';

const NARROW = '(max-width: 599.9px)';

/** A column of the footer. On phones it is collapsed under its title if scripts run (style sheet). */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isFolding = useSyncExternalStore(
    listen,
    () => matchMedia(NARROW).matches,
    () => false,
  );
  return (
    <section className={isOpen ? 'footer-group open' : 'footer-group'}>
      <h2>
        {isFolding ? (
          <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {title}
            <Plus className="icon small-icon" aria-hidden="true" />
          </button>
        ) : (
          title
        )}
      </h2>
      <div id={id} className="footer-group-body">
        {children}
      </div>
    </section>
  );
}

function listen(change: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
}
