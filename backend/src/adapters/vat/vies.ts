import { fetchPlain } from '../fetch-plain.ts';

/** `unknown`: the register was down, slow, or its answer unreadable; it proves nothing. */
export type VatAnswer =
  | {
      kind: 'valid';
      /** Consultation number, the proof of the request; `null`: none. */
      reference: string | null;
    }
  | { kind: 'invalid' }
  | { kind: 'unknown'; why: string };

/** Checks whether a VAT number of the Union is valid. */
export interface VatRegister {
  /** `number`: with its country prefix. Never throws. */
  check(number: string): Promise<VatAnswer>;
}

interface Options {
  /** URL that accepts `{ countryCode, vatNumber }` like VIES. */
  url: string;
  withinMs?: number;
}

/** Milliseconds; a buyer waits for the answer at the checkout. */
const WITHIN_MS = 4000;
const unknown = (why: string): VatAnswer => ({ kind: 'unknown', why: why.slice(0, 200) });

/** The Commission's register (VIES) or one with an equal interface. Written without access to the documentation of its REST interface. */
export function viesRegister({ url, withinMs = WITHIN_MS }: Options): VatRegister {
  return {
    check: async (number) => {
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

/** Reads an answer; only an explicit yes or no about the requested number counts. */
function readAnswer(answer: unknown, requested: { countryCode: string; vatNumber: string }): VatAnswer {
  const { valid, countryCode, vatNumber, requestIdentifier, userError } = (answer ?? {}) as Record<string, unknown>;
  if (countryCode !== requested.countryCode || vatNumber !== requested.vatNumber) return unknown('an answer about another number');
  if (typeof userError === 'string' && !['', 'VALID', 'INVALID'].includes(userError)) return unknown(userError);
  if (valid === true) return { kind: 'valid', reference: typeof requestIdentifier === 'string' && requestIdentifier ? requestIdentifier.slice(0, 80) : null };
  return valid === false ? { kind: 'invalid' } : unknown('neither yes nor no');
}
