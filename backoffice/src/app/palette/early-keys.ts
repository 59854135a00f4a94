/** What was typed since the palette was asked for; `null`: its field has the keys, or it is closed. */
let typed: string | null = null;

function take(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (typed === null || ctrlKey || metaKey || altKey) return;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  // Nothing is found yet that Enter could open, and what lies behind is not meant.
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Keeps what is typed until the field is there: as commands of the screen behind, its letters would do other things. */
export function holdKeys(): void {
  if (typed !== null) return;
  typed = '';
  addEventListener('keydown', take, true);
}

/** Gives what was typed so far; from now on keys go where the focus is. */
export function releaseKeys(): string {
  const all = typed ?? '';
  typed = null;
  removeEventListener('keydown', take, true);
  return all;
}
