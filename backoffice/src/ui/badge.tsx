import './badge.css';

export type Tone = 'plain' | 'open' | 'busy' | 'good' | 'bad' | 'over';

/** A state in a word, with a mark that does not depend on colour alone: the word is always there. */
export function Badge({ tone, children }: { tone: Tone; children: string }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
