import './badge.css';

export type Tone = 'plain' | 'open' | 'busy' | 'good' | 'bad' | 'over';

/** A state as text with a coloured mark: the text is always there, so that it does not depend on colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
