import { parseArgs } from 'node:util';
import type { Rates } from './market-prices.ts';

export const IMPORT_USAGE = 'npm run import -- FILE.ndjson[.gz] … [--rate USD=0.92] [--report FILE]';

export type ImportArguments = { files: string[]; rates: Rates; report: string | undefined } | { problem: string };

/** Reads the command's arguments; a rate says how many euro one unit of a currency is. */
export function readArguments(argv: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { rate: { type: 'string', multiple: true }, report: { type: 'string' } },
    });
    const rates = (values.rate ?? []).map((text) => readRate(text));
    const wrong = rates.find((rate) => typeof rate === 'string');
    if (typeof wrong === 'string') return { problem: wrong };
    if (positionals.length === 0) return { problem: 'no file was named' };
    return { files: positionals, rates: Object.fromEntries(rates.filter((rate) => typeof rate !== 'string')), report: values.report };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function readRate(text: string): [string, number] | string {
  const [, code, number] = /^([A-Za-z]{3})=(\d{1,7}(?:\.\d{1,10})?)$/.exec(text) ?? [];
  if (!code || !number || Number(number) <= 0) return `--rate ${text}: write it like USD=0.92, euro for one unit`;
  return code.toUpperCase() === 'EUR' ? '--rate EUR=…: the euro is what the others are measured in' : [code.toUpperCase(), Number(number)];
}
