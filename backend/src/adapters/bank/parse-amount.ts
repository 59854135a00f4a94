/** Largest amount of an entry, minor units: the limit of the database column. */
const MOST = 2_000_000_000;

/** Minor units of `1234.56`, as XML writes it; `null`: no amount, fractions of a cent, or above the limit. */
export function parseXmlAmount(text: string): number | null {
  const match = /^\+?(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text.trim());
  if (!match) return null;
  return toMinor(match[1] as string, match[2] ?? '', 1);
}

/** Minor units of an amount as people and banks write it: `1.234,56`, `-1,234.56`, `12,00 -`, `+5`; `null`: no amount, or above the limit. */
export function parseWrittenAmount(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f']/g, '').replace(/(?:EUR|CHF|RSD|BAM|KM|€)$/i, '');
  const sign = /^[-−]|[-−]$/.test(compact) ? -1 : 1;
  const digits = compact.replace(/^[-−+]|[-−+]$/g, '');
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(digits);
  if (!match || (match[2] !== undefined && match[2] === match[3])) return null;
  return toMinor((match[1] as string).replace(/[.,]/g, ''), match[4] ?? '', sign);
}

function toMinor(whole: string, part: string, sign: number): number | null {
  if (/[1-9]/.test(part.slice(2))) return null;
  const minor = Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, '0'));
  return minor <= MOST ? sign * minor : null;
}
