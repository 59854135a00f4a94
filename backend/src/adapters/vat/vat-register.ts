import { fetchPlain } from '../fetch-plain.ts';

/** `unknown`: the register was down, slow, or said what cannot be read; it is no proof of anything. */
export type VatAnswer =
  | { kind: 'valid' /** Its proof of the request; `null`: none. */; reference: string | null }
  | { kind: 'invalid' }
  | { kind: 'unknown'; why: string };

/** Tells whether a VAT number of the Union is in force. */
export interface VatRegister {
  /** Number with its country's letters. Never throws. */
  ask(number: string): Promise<VatAnswer>;
}

interface Options {
  /** Address that takes `{ countryCode, vatNumber }` as VIES does. */
  url: string;
  withinMs?: number;
}

/** A buyer waits for it at the checkout. */
const WITHIN_MS = 4000;
const unknown = (why: string): VatAnswer => ({ kind: 'unknown', why: why.slice(0, 200) });

/** The Commission's register or one that speaks as it does (known: its REST interface was not read for the shop). */
export function vatRegister({ url, withinMs = WITHIN_MS }: Options): VatRegister {
  return {
    ask: async (number) => {
      const [countryCode, vatNumber] = [number.slice(0, 2), number.slice(2)];
      try {
        const response = await fetchPlain(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ countryCode, vatNumber }),
          signal: AbortSignal.timeout(withinMs),
        });
        if (response.status !== 200) return unknown(`HTTP ${response.status}`);
        return readAnswer((await response.json()) as unknown, { countryCode, vatNumber });
      } catch (error) {
        return unknown(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

/** Reads an answer; only an explicit yes or no about this very number counts. */
function readAnswer(answer: unknown, asked: { countryCode: string; vatNumber: string }): VatAnswer {
  const { valid, countryCode, vatNumber, requestIdentifier, userError } = (answer ?? {}) as Record<string, unknown>;
  if (countryCode !== asked.countryCode || vatNumber !== asked.vatNumber) return unknown('an answer about another number');
  if (typeof userError === 'string' && !['', 'VALID', 'INVALID'].includes(userError)) return unknown(userError);
  if (valid === true) return { kind: 'valid', reference: typeof requestIdentifier === 'string' && requestIdentifier ? requestIdentifier.slice(0, 80) : null };
  return valid === false ? { kind: 'invalid' } : unknown('neither yes nor no');
}
