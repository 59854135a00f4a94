const PIECES = [
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '\u200b\u200d',
  '💡👩‍👩‍👧‍👦',
  'שלום עולם',
  'العربية',
  "'; drop table products; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '&amp;&#0;',
  '(a+)+$',
  '.*.*.*.*x',
  '[[[[',
  '\\\\\\',
  'a:* & !b | (c <-> d)',
  '+laptop -tv "exact" OR AND NOT',
  '{"match_all":{}}',
  '../../etc/passwd',
  '%00%ff%%',
  '$' + '{7*7}',
  'title:(laptop^5) _exists_:price [* TO *]',
  '__proto__ constructor toString hasOwnProperty',
  'под 800 €€€€',
  'do do do do 800 800 800',
  'under under 99999999999999999999 between and between',
  'not not not without without',
  'e\u0301'.repeat(200),
  'ﷺ'.repeat(50),
  '0'.repeat(500),
  '-'.repeat(300),
  ',.;:!?',
  'laptop',
  'pralni stroj',
  'Waschmaschine',
  '55 inch',
  'a'.repeat(10_000),
  'word '.repeat(500),
  'l a p t o p '.repeat(60),
];

/** Queries that no shopper types, deterministic by seed. */
export function hostileQueries(count: number, seed: number): string[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
  const piece = () => PIECES[Math.floor(next() * PIECES.length)] as string;
  return Array.from({ length: count }, (_, i) => {
    if (i < PIECES.length) return PIECES[i] as string;
    const joined = Array.from({ length: 1 + Math.floor(next() * 5) }, piece).join(next() < 0.5 ? ' ' : '');
    return [...joined]
      .filter(() => next() < 0.97)
      .join('')
      .slice(0, 10_000);
  });
}
