import { basename, join } from 'node:path';
import type { Db } from '@vitrina/backend/db';
import { announceAdded, finishImportRun, loadDictionary, startImportRun, withImportLock } from '@vitrina/backend/seed';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { CategoryTree } from './categories/category-tree.ts';
import { type Prompt, decideBy } from './categories/decide.ts';
import { mapCategories, type Mapping } from './categories/map-categories.ts';
import { finishImport } from './finish-import.ts';
import type { Encoding } from './formats/encodings.ts';
import { formatOf, type SourceOptions } from './formats/source-lines.ts';
import { inventoryOf } from './inventory-of.ts';
import { lawOfShop } from './law-of-shop.ts';
import { type Counts, importLines } from './import-lines.ts';
import { DEFAULT_RATES, type Rates } from './market-prices.ts';
import { fetchPictures, type PictureOptions } from './pictures/fetch-pictures.ts';
import { prepareShop } from './prepare-shop.ts';
import { storeAnswers } from './profile/store-answers.ts';
import { readProfile } from './profile/read-profile.ts';
import { type Out, Progress } from './progress.ts';
import { Report } from './report.ts';
import { reportOddProducts } from './report-odd-products.ts';
import { shareCodesIn } from './share-codes.ts';
import { ShownSoFar } from './shown-so-far.ts';
import { summary } from './summary.ts';
import { type Survey, survey } from './survey.ts';

export interface ImportOptions {
  db: Db;
  files: readonly string[];
  /** Euros for one unit of a currency; the mark and the dinar have defaults. */
  rates: Rates;
  out: Out;
  /** File for every rejected line and every note. */
  report?: string | undefined;
  defaultLanguage?: LanguageCode;
  now?: Date;
  /** Encoding of files that are not UTF-8; absent: that of the profile. */
  encoding?: Encoding | undefined;
  /** Language of the texts in files of other systems; stored in the profile. Absent: that of the profile. */
  language?: LanguageCode | undefined;
  /** Languages that the shop offers. */
  enabledLanguages?: readonly LanguageCode[];
  /** Supplier's name for files that do not state it. */
  supplier?: string | undefined;
  /** The supplier's profile; read if it exists, written after decisions. */
  profile?: string | undefined;
  /** Folder of suppliers' profiles, used if no profile is named. */
  profiles?: string | undefined;
  /** True: proposals are accepted. */
  yes?: boolean;
  /** True: existing products with equal codes that did not come from an import become the feed's. */
  takeOver?: boolean;
  /** Asks questions on a terminal. */
  prompt?: Prompt | undefined;
  /** Storage and download of pictures; absent: pictures are left for another run. */
  pictures?: PictureOptions | undefined;
  /** Maximum wait for another import, milliseconds; absent: the maximum lifetime of a killed import's lock. */
  lockWaitMs?: number;
}

/**
 * Imports catalogue files and prints the progress. Invalid lines are reported and left out; lines already imported are skipped, so that an
 * interrupted import can simply be repeated. `'busy'`: another import is running.
 */
export const runImport = (options: ImportOptions): Promise<Counts | 'busy'> => withImportLock(options.db, () => importFiles(options), options.lockWaitMs);

async function importFiles(options: ImportOptions): Promise<Counts> {
  const { db, files, out, report: reportFile, defaultLanguage = 'si', now = new Date() } = options;
  const startedAt = performance.now();
  const rates = { ...DEFAULT_RATES, ...options.rates };
  const source = await sourceOf({ ...options, defaultLanguage, now });
  const progress = new Progress(out);
  const report = new Report(reportFile);
  const runId = await startImportRun(db);
  try {
    let lines = 0;
    if (source.isLanguageAssumed) progress.printLine(assumedLanguageLine(source, options.enabledLanguages));
    progress.start('Reading  ');
    const found = await survey(files, { rates, source }, ({ part, file }) => progress.show(part, { lines: ++lines, file: basename(file) }));
    const mapping = await placesFor(found, source, options, (text) => progress.printLine(text));
    const shop = await prepareShop(db, { found, places: mapping.places, defaultLanguage, profile: source.profile });
    // The pages of new categories and brands exist before their products.
    await finishImport(db, { defaultLanguage, printLine: (line) => progress.printLine(line), only: ['addresses'] });
    // Changed products may be announced with the first batch, and refer to entries that the running shop does not know yet.
    if (shop.isExtended) await announceAdded(db);
    const sharedCodes = await shareCodesIn(db, found.claims);
    const law = await lawOfShop(db, now);
    progress.start('Importing');
    const counts = await importLines({
      db,
      files,
      source,
      rates,
      now,
      found,
      shop,
      law,
      takeOver: options.takeOver ?? false,
      sharedCodes,
      report,
      onLine: ({ part, file }, { read, bad }) => progress.show(part, { lines: read, bad, file: basename(file) }),
      shown: new ShownSoFar(db),
    });
    await finishImport(db, { defaultLanguage, printLine: (line) => progress.printLine(line) });
    const odd = counts.written > 0 ? await reportOddProducts(db, { report, market: defaultLanguage }) : 0;
    if (odd > 0) progress.printLine(`${odd} products stand out in their category by price or title${reportFile ? '' : '; --report FILE lists them'}.`);
    if (options.pictures) await fetchPictures({ db, ...options.pictures, progress, report });
    await finishImportRun(db, { id: runId, ...counts });
    const peakMegabytes = process.resourceUsage().maxRSS / 1024;
    for (const line of summary({ counts, report, seconds: (performance.now() - startedAt) / 1000, peakMegabytes, reportFile, mode: law.mode }))
      progress.printLine(line);
    return counts;
  } finally {
    await report.close();
  }
}

interface Source extends SourceOptions {
  /** `null`: there is no profile to write. */
  profileFile: string | null;
  /** True if neither option nor profile names the language of another system's texts and the shop offers several. */
  isLanguageAssumed: boolean;
  /** True if categories may await a decision: files of other systems, and those with a profile. Our own lines are imported without one. */
  mayAwaitDecision: boolean;
}

async function sourceOf({
  db,
  files,
  supplier,
  profile: named,
  profiles,
  encoding,
  language: languageOption,
  enabledLanguages = [],
  defaultLanguage,
  now,
}: ImportOptions & { defaultLanguage: LanguageCode; now: Date }): Promise<Source> {
  const formats = await Promise.all(files.map((file) => formatOf(file, encoding)));
  const foreign = formats.find(({ kind }) => kind !== 'lines' && kind !== 'unknown')?.kind.replace(/-.*/, '');
  const name = supplier ?? foreign;
  const profileFile = named ?? (profiles && name ? join(profiles, `${name}.yaml`) : null);
  const storedProfile = (profileFile ? readProfile(profileFile) : null) ?? {};
  const profile = languageOption === undefined ? storedProfile : { ...storedProfile, language: languageOption };
  return {
    profile,
    encoding,
    profileFile,
    isLanguageAssumed: foreign !== undefined && profile.language === undefined && enabledLanguages.length > 1,
    mayAwaitDecision: foreign !== undefined || profileFile !== null,
    defaults: {
      inventory: await inventoryOf({ db, files, formats, profile, encoding: encoding ?? profile.encoding }),
      supplier: supplier ?? profile.supplier ?? foreign ?? 'import',
      statedCurrency: profile.currency,
      currency: profile.currency ?? LANGUAGES[defaultLanguage].currency,
      language: profile.language ?? defaultLanguage,
      now,
    },
  };
}

const assumedLanguageLine = ({ defaults, profileFile }: Source, enabledLanguages: readonly LanguageCode[] = []): string =>
  `Texts are taken as ${englishNameOf(defaults.language)}, the shop's first language. Where they are not: --language ${enabledLanguages.find((lang) => lang !== defaults.language)}, or \`language\` in ${profileFile ?? 'a profile'}.`;

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const englishNameOf = (lang: string): string => ENGLISH_NAMES.of(LANGUAGES[lang as LanguageCode].lang.split('-')[0] as string) ?? lang;

/** Decides the places of products, and stores decisions and open proposals in the profile. */
async function placesFor(
  found: Survey,
  source: Source,
  { db, yes = false, prompt, language }: ImportOptions,
  printLine: (line: string) => void,
): Promise<Mapping> {
  const file = source.profileFile;
  const tree = new CategoryTree((await loadDictionary(db)).categories);
  const decide = decideBy({ always: yes || !source.mayAwaitDecision, prompt, isPlace: (code) => tree.has(code) });
  const mapping = await mapCategories(found.paths, { tree, profile: source.profile, decide });
  if (file && source.mayAwaitDecision) storeAnswers(file, source.defaults.supplier, { categories: mapping.decided, proposals: mapping.proposed, language });
  for (const [path, proposal] of mapping.proposed) printLine(`Category "${path}" waits for an answer; proposal: ${proposal}`);
  if (mapping.proposed.size > 0)
    printLine(`Answer under \`categories\` in ${file ?? 'a profile (--profile FILE)'}, or take the proposals with --yes, and run it again.`);
  return mapping;
}
