import { type ReactNode, useId } from 'react';
import './panel.css';

interface PanelProps {
  title: string;
  /** Next to the title, at the end of its line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Section of a screen with its own heading. */
export function Panel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <header className="panel-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
