/** Input since the palette was requested; `null`: its field receives the keys, or it is closed. */
let typed: string | null = null;

function take(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (typed === null || ctrlKey || metaKey || altKey) return;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  // Enter is swallowed: there is no result yet to open, and it must not reach the screen behind.
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Buffers typed keys until the palette's field is rendered; else the screen behind would take them as shortcuts. */
export function holdKeys(): void {
  if (typed !== null) return;
  typed = '';
  addEventListener('keydown', take, true);
}

/** Returns the buffered input and stops buffering. */
export function releaseKeys(): string {
  const all = typed ?? '';
  typed = null;
  removeEventListener('keydown', take, true);
  return all;
}
