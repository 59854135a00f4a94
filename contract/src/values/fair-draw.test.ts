import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkProtocol, drawnOrder, hmac, prizesInOrder, prizesLeft, type Protocol, publicValueOf, sha256, spinOutcome } from './fair-draw.ts';

const SEED = '9f86d081884c7d65';
/** The computation with `openssl` that the protocol describes. */
const mac = (text: string) => createHmac('sha256', SEED).update(text).digest('hex');
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const PRIZES = [
  { position: 2, weight: 30, total: null },
  { position: 1, weight: 10, total: 2 },
  { position: 3, weight: 5, total: 0 },
];

/** A spin, made again by whole numbers of any size. */
function spun(number: number, ticket: string, left: readonly { position: number; weight: number }[]): number {
  const fields = left.flatMap(({ position, weight }) => Array<number>(weight).fill(position));
  return fields[Number(BigInt(`0x${mac(`${number}:${ticket}`).slice(0, 12)}`) % BigInt(fields.length))] as number;
}

/** Protocol of a wheel with this many spins, in which an exhausted prize leaves the wheel. */
function wheel(spins: number): Protocol {
  let rare = 0;
  const entries = Array.from({ length: spins }, (_, i) => {
    const left =
      rare < 2
        ? [
            { position: 1, weight: 10 },
            { position: 2, weight: 30 },
          ]
        : [{ position: 2, weight: 30 }];
    const prize = spun(i + 1, `ticket ${i}`, left);
    if (prize === 1) rare += 1;
    return { number: i + 1, ticket: `ticket ${i}`, prize };
  });
  return { kind: 'spin_wheel', commitment: digest(SEED), seed: SEED, public_value: null, prizes: PRIZES, entries };
}

/** The record of a sweepstake with two prizes and four tickets. */
function sweepstake(): Protocol {
  const tickets = ['d', 'a', 'č', 'b'];
  const public_value = digest(['a', 'b', 'd', 'č'].join('\n'));
  const order = tickets.toSorted((a, b) => (mac(`${public_value}:${a}`) < mac(`${public_value}:${b}`) ? -1 : 1));
  const won = [4, 7, null, null];
  const prizes = [
    { position: 7, weight: 1, total: 1 },
    { position: 4, weight: 1, total: 1 },
  ];
  const entries = order.map((ticket, i) => ({ number: i + 1, ticket, prize: won[i] as number | null }));
  return { kind: 'sweepstake', commitment: digest(SEED), seed: SEED, public_value, prizes, entries };
}

describe('a fair draw', () => {
  it('hashes text as every other tool does', async () => {
    expect(await sha256('čaj')).toBe(digest('čaj'));
    expect(await sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(await hmac(SEED, 'čaj')).toBe(mac('čaj'));
  });

  it('offers the prizes of which pieces are left, in their order', () => {
    const left = (awarded: Record<number, number>) => prizesLeft(PRIZES, ({ position }) => awarded[position] ?? 0).map(({ position }) => position);
    expect([left({}), left({ 1: 1, 2: 1000 }), left({ 1: 2 }), left({ 1: 3 })]).toEqual([[1, 2], [1, 2], [2], [2]]);
  });

  it('gives each prize its part of the wheel', async () => {
    const left = [
      { position: 1, weight: 1, total: null },
      { position: 2, weight: 2, total: null },
      { position: 3, weight: 1, total: null },
    ];
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, i) => spinOutcome({ seed: SEED, number: i, ticket: 't', left })));
    expect(outcomes).toEqual(Array.from({ length: 60 }, (_, i) => spun(i, 't', left)));
    expect(new Set(outcomes)).toEqual(new Set([1, 2, 3]));
  });

  it('wins nothing where nothing is left', async () => {
    expect(await spinOutcome({ seed: SEED, number: 1, ticket: 't', left: [] })).toBeNull();
    expect(await spinOutcome({ seed: SEED, number: 1, ticket: 't', left: [{ position: 1, weight: 0, total: null }] })).toBeNull();
  });

  it('sorts tickets by code, for any order of input', async () => {
    const tickets = ['b', 'a', 'c', 'd'];
    const publicValue = digest('a\nb\nc\nd');
    expect([await publicValueOf(tickets), await publicValueOf(tickets.toReversed())]).toEqual([publicValue, publicValue]);
    const expected = tickets.toSorted((a, b) => mac(`${publicValue}:${a}`).localeCompare(mac(`${publicValue}:${b}`)));
    expect(await drawnOrder({ seed: SEED, publicValue, tickets })).toEqual(expected);
    expect(await drawnOrder({ seed: SEED, publicValue, tickets: tickets.toReversed() })).toEqual(expected);
  });

  it('gives the first place the first prize, piece by piece', () =>
    expect(
      prizesInOrder([
        { position: 5, weight: 1, total: 1 },
        { position: 1, weight: 1, total: 2 },
        { position: 3, weight: 1, total: null },
      ]),
    ).toEqual([1, 1, 5]));
});

describe('a record of a draw, made again', () => {
  it('of a wheel is right', async () => expect(await checkProtocol(wheel(40))).toEqual({ isCommitted: true, isPublicValue: true, wrong: [] }));

  it('names the spin with another prize, and a number out of its row', async () => {
    const { entries, ...rest } = wheel(40);
    const [first, ...others] = entries as [Protocol['entries'][number], ...Protocol['entries'][number][]];
    expect((await checkProtocol({ ...rest, entries: [{ ...first, prize: first.prize === 1 ? 2 : 1 }, ...others] })).wrong).toEqual([1]);
    const last = entries.at(-1) as Protocol['entries'][number];
    const renumbered = { ...last, number: 99 };
    expect((await checkProtocol({ ...rest, entries: [...entries.slice(0, -1), renumbered] })).wrong).toEqual([99]);
  });

  it('names a spin that won after its prize was used up', async () => {
    const { entries, ...rest } = wheel(40);
    const wins = entries.filter(({ prize }) => prize === 1);
    expect(wins).toHaveLength(2);
    expect(
      (await checkProtocol({ ...rest, prizes: PRIZES.map((prize) => (prize.position === 1 ? { ...prize, total: null } : prize)), entries })).wrong.length,
    ).toBeGreaterThan(0);
  });

  it('goes on where nothing is left to win', async () => {
    const entries = [1, 2].map((number) => ({ number, ticket: 't', prize: null }));
    const record: Protocol = { ...wheel(0), prizes: [{ position: 1, weight: 1, total: 0 }], entries };
    expect((await checkProtocol(record)).wrong).toEqual([]);
  });

  it('of a sweepstake is right', async () => expect(await checkProtocol(sweepstake())).toEqual({ isCommitted: true, isPublicValue: true, wrong: [] }));

  it('tells another seed, another public value, places changed and a prize put in', async () => {
    const right = sweepstake();
    const [first, second, ...others] = right.entries as [Protocol['entries'][number], Protocol['entries'][number], ...Protocol['entries'][number][]];
    expect((await checkProtocol({ ...right, commitment: digest('another') })).isCommitted).toBe(false);
    expect((await checkProtocol({ ...right, public_value: digest('another') })).isPublicValue).toBe(false);
    const changed = [{ ...first, ticket: second.ticket }, { ...second, ticket: first.ticket }, ...others];
    expect((await checkProtocol({ ...right, entries: changed })).wrong).toEqual([1, 2]);
    expect((await checkProtocol({ ...right, entries: [first, { ...second, prize: null }, ...others] })).wrong).toEqual([2]);
    const tampered = right.entries.map((entry) => (entry.number === 4 ? { ...entry, prize: 4 } : entry));
    expect((await checkProtocol({ ...right, entries: tampered })).wrong).toEqual([4]);
  });
});
