import { parseArgs } from 'node:util';
import { ENCODINGS, type Encoding, isEncoding } from './formats/encodings.ts';
import type { Rates } from './market-prices.ts';
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';

export const IMPORT_USAGE =
  'npm run import -- FILE … [--supplier NAME] [--language hr] [--profile FILE] [--yes] [--encoding windows-1250] [--rate USD=0.92] [--report FILE] [--take-over] [--no-pictures] [--picture-host HOST]';

export interface GoodArguments {
  files: string[];
  rates: Rates;
  report: string | undefined;
  supplier: string | undefined;
  encoding: Encoding | undefined;
  /** Language of the texts. */
  language: LanguageCode | undefined;
  profile: string | undefined;
  yes: boolean;
  /** Existing products with equal codes that did not come from an import become the feed's. */
  takeOver: boolean;
  pictures: boolean;
  /** Hosts with port that are allowed to be in a private network, `pim.local:8080`. */
  pictureHosts: string[];
}

export type ImportArguments = GoodArguments | { problem: string };

const SUPPLIER = /^[A-Za-z0-9][A-Za-z0-9.-]{0,60}$/;

/** Reads the command's arguments; a rate is the number of euros for one unit of a currency. */
export function readArguments(argv: readonly string[]): ImportArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        rate: { type: 'string', multiple: true },
        report: { type: 'string' },
        supplier: { type: 'string' },
        profile: { type: 'string' },
        yes: { type: 'boolean' },
        'take-over': { type: 'boolean' },
        encoding: { type: 'string' },
        language: { type: 'string' },
        'no-pictures': { type: 'boolean' },
        'picture-host': { type: 'string', multiple: true },
      },
    });
    const rates = (values.rate ?? []).map((text) => readRate(text));
    const wrong = rates.find((rate) => typeof rate === 'string');
    if (typeof wrong === 'string') return { problem: wrong };
    if (positionals.length === 0) return { problem: 'no file was named' };
    if (values.supplier !== undefined && !SUPPLIER.test(values.supplier))
      return { problem: `--supplier ${values.supplier}: letters, digits, dots and hyphens are needed` };
    const encoding = values.encoding?.toLowerCase();
    if (encoding !== undefined && !isEncoding(encoding)) return { problem: `--encoding ${encoding}: one of ${ENCODINGS.join(', ')} is needed` };
    const language = values.language?.toLowerCase();
    if (language !== undefined && !isLanguageCode(language)) return { problem: `--language ${language}: one of ${LANGUAGE_CODES.join(', ')} is needed` };
    return {
      files: positionals,
      encoding,
      language,
      rates: Object.fromEntries(rates.filter((rate) => typeof rate !== 'string')),
      report: values.report,
      supplier: values.supplier,
      profile: values.profile,
      yes: values.yes ?? false,
      takeOver: values['take-over'] ?? false,
      pictures: !values['no-pictures'],
      pictureHosts: values['picture-host'] ?? [],
    };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function readRate(text: string): [string, number] | string {
  const [, code, number] = /^([A-Za-z]{3})=(\d{1,7}(?:\.\d{1,10})?)$/.exec(text) ?? [];
  if (!code || !number || Number(number) <= 0) return `--rate ${text}: write it like USD=0.92, euro for one unit`;
  return code.toUpperCase() === 'EUR' ? '--rate EUR=…: the euro is what the others are measured in' : [code.toUpperCase(), Number(number)];
}
