/**
 * The algorithm of draws (docs/decisions/0018-fair-draws.md), used by the server to draw and by browsers to verify. Everything is hashed as
 * UTF-8 text with lower-case hexadecimal digests: a shell with `sha256sum` and `openssl` can repeat it.
 */
const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (buffer: ArrayBuffer): string => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of a text. */
export const sha256 = async (text: string): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes(text)));

/** HMAC-SHA256 of a text under the seed as it is written. */
export async function hmac(seed: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytes(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(await crypto.subtle.sign('HMAC', key, bytes(text)));
}

export interface DrawPrize {
  position: number;
  /** Size of the prize's field on a wheel. */
  weight: number;
  /** Pieces; `null`: without end. */
  total: number | null;
}

/** Prizes with stock left, in their order. */
export const prizesLeft = <Prize extends DrawPrize>(prizes: readonly Prize[], awarded: (prize: Prize) => number): Prize[] =>
  prizes.filter((prize) => prize.total === null || awarded(prize) < prize.total).toSorted((a, b) => a.position - b.position);

/**
 * Returns the position of a spin's prize: the first 12 hexadecimal digits of HMAC(seed, "number:ticket") as a number, modulo the sum of the weights of the
 * remaining prizes, select a prize by the cumulative weights in order. `null`: no prize is left.
 */
export async function spinOutcome({
  seed,
  number,
  ticket,
  left,
}: {
  seed: string;
  number: number;
  ticket: string;
  left: readonly DrawPrize[];
}): Promise<number | null> {
  const sum = left.reduce((total, { weight }) => total + weight, 0);
  if (sum === 0) return null;
  let point = Number.parseInt((await hmac(seed, `${number}:${ticket}`)).slice(0, 12), 16) % sum;
  for (const { position, weight } of left) {
    if (point < weight) return position;
    point -= weight;
  }
  return null;
}

/** SHA-256 over the sorted tickets, one a line: fixed once entries are closed. */
export const publicValueOf = (tickets: readonly string[]): Promise<string> => sha256(tickets.toSorted().join('\n'));

/** Tickets in the drawn order: by HMAC(seed, "public value:ticket"), smallest first. */
export async function drawnOrder({ seed, publicValue, tickets }: { seed: string; publicValue: string; tickets: readonly string[] }): Promise<string[]> {
  const scored = await Promise.all(tickets.map(async (ticket) => ({ ticket, score: await hmac(seed, `${publicValue}:${ticket}`) })));
  return scored.toSorted((a, b) => (a.score < b.score ? -1 : 1)).map(({ ticket }) => ticket);
}

/** Prizes of a sweepstake one by one: the first place gets the first. */
export const prizesInOrder = (prizes: readonly DrawPrize[]): number[] =>
  prizes.toSorted((a, b) => a.position - b.position).flatMap(({ position, total }) => Array<number>(total ?? 0).fill(position));

export interface Protocol {
  kind: 'spin_wheel' | 'sweepstake';
  commitment: string;
  seed: string;
  /** Sweepstakes only: public random value of the draw. */
  public_value: string | null;
  prizes: readonly DrawPrize[];
  /** Entries of a wheel in the order of spins, of a sweepstake in the drawn order. */
  entries: readonly { number: number; ticket: string; prize: number | null }[];
}

export interface ProtocolCheck {
  /** True if the hash of the seed equals the published commitment. */
  isCommitted: boolean;
  /** True if the public value follows from these tickets, or there is none. */
  isPublicValue: boolean;
  /** Numbers of the entries whose recomputed result differs. */
  wrong: number[];
}

/** Recomputes a whole draw and returns the differences. */
export async function checkProtocol(protocol: Protocol): Promise<ProtocolCheck> {
  const isCommitted = (await sha256(protocol.seed)) === protocol.commitment;
  return protocol.kind === 'spin_wheel'
    ? { isCommitted, isPublicValue: true, wrong: await checkSpins(protocol) }
    : { isCommitted, ...(await checkSweepstake(protocol)) };
}

async function checkSpins({ seed, prizes, entries }: Protocol): Promise<number[]> {
  const awarded = new Map<number, number>();
  const wrong: number[] = [];
  for (const [i, { number, ticket, prize }] of entries.entries()) {
    const left = prizesLeft(prizes, ({ position }) => awarded.get(position) ?? 0);
    const position = await spinOutcome({ seed, number, ticket, left });
    if (position !== prize || number !== i + 1) wrong.push(number);
    if (position !== null) awarded.set(position, (awarded.get(position) ?? 0) + 1);
  }
  return wrong;
}

async function checkSweepstake({ seed, prizes, entries, public_value }: Protocol): Promise<Omit<ProtocolCheck, 'isCommitted'>> {
  const tickets = entries.map(({ ticket }) => ticket);
  const publicValue = await publicValueOf(tickets);
  const order = await drawnOrder({ seed, publicValue, tickets });
  const won = prizesInOrder(prizes);
  const wrong = entries.filter(({ number, ticket, prize }) => order[number - 1] !== ticket || (won[number - 1] ?? null) !== prize);
  return { isPublicValue: publicValue === public_value, wrong: wrong.map(({ number }) => number) };
}
