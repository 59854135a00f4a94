const KEY = 'vitrina-searches';
const MAX_SEARCHES = 5;

/** Returns this shopper's searches on this device, newest first. Never sent to a server. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string').slice(0, MAX_SEARCHES) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(q: string): void {
  const words = q.replace(/\s+/g, ' ').trim().slice(0, 100);
  if (words) store([words, ...recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase())].slice(0, MAX_SEARCHES));
}

export const forgetSearch = (q: string): void => store(recentSearches().filter((one) => one !== q));
export const forgetAllSearches = (): void => store([]);

function store(all: string[]): void {
  try {
    if (all.length > 0) localStorage.setItem(KEY, JSON.stringify(all));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the shop works without it.
  }
}
