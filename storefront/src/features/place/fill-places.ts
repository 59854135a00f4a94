interface Filling<Facts> {
  /** Attribute of the placeholders, with a product id as its value. */
  attribute: string;
  /** Requests data of products new on the page; throws without a connection. */
  fetchFacts: (ids: number[]) => Promise<ReadonlyMap<number, Facts>>;
  /** Returns the text of a placeholder; empty: the public line stays. */
  wordsOf: (facts: Facts) => string;
  /** Sets a styling hook on the filled placeholder. */
  mark?: (place: HTMLElement, facts: Facts) => void;
}

/** Limit of the contract for one call. */
const MOST = 96;

/** Fills the page's placeholders for visitor data, now and when more are added; returns a function that stops it and empties them. */
export function fillPlaces<Facts>({ attribute, fetchFacts, wordsOf, mark }: Filling<Facts>): () => void {
  const factsById = new Map<number, Facts>();
  const requestedIds = new Set<number>();
  let isOver = false;

  const places = () => [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  const idOf = (place: HTMLElement) => Number(place.getAttribute(attribute));
  const write = () => {
    for (const place of places()) {
      const found = factsById.get(idOf(place));
      const words = found === undefined ? '' : wordsOf(found);
      if (place.textContent !== words) place.textContent = words;
      if (found !== undefined) mark?.(place, found);
    }
  };
  const learn = async (ids: number[]) => {
    try {
      const found = await fetchFacts(ids);
      if (isOver) return;
      for (const [id, one] of found) factsById.set(id, one);
      write();
    } catch {
      // Without a connection the public line stays.
    }
  };
  const look = () => {
    const ids = [...new Set(places().map(idOf))].filter((id) => !requestedIds.has(id));
    for (const id of ids) requestedIds.add(id);
    for (let from = 0; from < ids.length; from += MOST) void learn(ids.slice(from, from + MOST));
    write();
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) look();
  });
  look();
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    isOver = true;
    observer.disconnect();
    for (const place of places()) place.textContent = '';
  };
}
