/** Finds the country of a client: by the header of the shop's edge, by a table of addresses, or by an external service if one is configured. */
import { readFileSync } from 'node:fs';
import { createCountryService } from './country-service.ts';
import { findCountry, readCountryTable } from './country-table.ts';

export interface CountryQuestion {
  address: string;
  /** Country named by the edge (CDN); `null`: none. */
  edgeCountry: string | null;
}

/** ISO code in capitals; `null`: unknown. */
export type CountryLookUp = (question: CountryQuestion) => string | null | Promise<string | null>;

/** Codes edges send for an unknown country. */
const UNKNOWN = new Set(['XX', 'ZZ']);

/** `table`: path of a file with lines of `first address,last address,country`. Throws if it cannot be read. */
export function createCountryLookUp({ table, service }: { table?: string | undefined; service?: string | undefined } = {}): CountryLookUp {
  const ranges = table === undefined ? null : readTable(table);
  const lookUpByService = service === undefined ? async () => null : createCountryService({ url: service });
  return ({ address, edgeCountry }) => {
    const edgeCode = edgeCountry?.trim().toUpperCase() ?? '';
    if (/^[A-Z]{2}$/.test(edgeCode) && !UNKNOWN.has(edgeCode)) return edgeCode;
    return (ranges && findCountry(ranges, address)) ?? lookUpByService(address);
  };
}

function readTable(file: string) {
  try {
    return readCountryTable(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`COUNTRY_TABLE ${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
