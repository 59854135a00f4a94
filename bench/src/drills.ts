import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inNewFolder } from './in-new-folder.ts';
import type { Check } from './crash-checks.ts';
import { developmentDrill } from './development/drill.ts';
import { faultsDrill } from './faults/faults.ts';
import { reportFaults } from './faults/report.ts';
import { hostileQueries } from './hostile-queries.ts';
import { importKills } from './import-kills.ts';
import { officePagesDrill } from './office-pages.ts';
import { officeKills } from './office-kills.ts';
import { morningDrill } from './morning/drill.ts';
import { moneyDrill } from './money-drill.ts';
import { languageDrill } from './language/drill.ts';
import { measureLawful } from './lawful/measure.ts';
import { printFindings } from './fuzz/findings.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { openSearchDrill } from './opensearch/drill.ts';
import { outageDrill } from './outage.ts';
import { printBadAnswers } from './print-bad-answers.ts';
import { printHeapGrowth } from './print-heap-growth.ts';
import { restoreDrill } from './restore.ts';
import { searchQuality } from './search-quality/drill.ts';
import { soak } from './soak.ts';
import { voteDrill } from './vote-drill.ts';

type Note = (name: string, value: number, more?: string) => void;

interface DrillOptions {
  port: number;
  names: readonly string[];
  optionOf: (name: string) => string | undefined;
  note: Note;
}

const SEED = 20_261_122;

/** Drills run by name: hostile requests, a million requests, a day without a dependency, other faults, backup and others. */
export async function runDrills({ port, names, optionOf, note }: DrillOptions): Promise<void> {
  const number = (name: string, otherwise: number): number => Number(optionOf(`--${name}`) ?? otherwise);
  const seed = number('seed', SEED);
  if (names.includes('search-quality'))
    await searchQuality({ port, url: optionOf('--url'), judged: optionOf('--judged') ?? process.env.JUDGED_QUERIES, set: optionOf('--set') ?? 'demo', note });
  if (names.includes('opensearch')) {
    const products = optionOf('--products');
    await openSearchDrill({
      port,
      catalogue: optionOf('--catalogue'),
      products: products === undefined ? undefined : Number(products),
      data: optionOf('--data'),
      note,
    });
  }
  if (names.includes('hostile-queries')) await hostileQueries({ port, dataDir: optionOf('--data'), queries: number('queries', 10_000), seed, note });
  if (names.includes('fuzz')) await noteFuzz({ port, requests: number('requests', 50_000), seed, only: optionOf('--only') }, note);
  if (names.includes('outage')) await noteOutage(port, note);
  if (names.includes('faults')) await noteFaults({ port, minutes: number('minutes', 15), seed, only: optionOf('--only') }, note);
  if (names.includes('soak')) await noteSoak({ port, requests: number('requests', 1_000_000), seed, snapshots: optionOf('--snapshots') }, note);
  if (names.includes('restore')) await noteRestore(port, note);
  if (names.includes('office-kills')) await noteOfficeKills({ port, rounds: number('rounds', 20), seed }, note);
  if (names.includes('import-kills')) await noteImportKills({ port, rounds: number('rounds', 20), seed }, note);
  if (names.includes('money'))
    await noteMoney({ port, refunds: number('refunds', 1000), kills: number('rounds', 60), documents: number('documents', 10_000), seed }, note);
  if (names.includes('votes')) await noteVotes({ port, tries: number('tries', 10_000), seed }, note);
  if (names.includes('morning')) await noteMorning(port, optionOf('--pictures'), note);
  if (names.includes('office-pages')) await noteOfficePages({ port, pictures: optionOf('--pictures'), languages: optionOf('--languages')?.split(',') }, note);
  if (names.includes('language')) await noteLanguage(port, note);
  if (names.includes('lawful')) await noteLawful(port, optionOf('--part'), note);
  if (names.includes('dev')) await noteDevelopment(port, number('rounds', 5), note);
}

async function noteVotes(options: { port: number; tries: number; seed: number }, note: Note): Promise<void> {
  const { faults, tries, answers, seconds } = await voteDrill(options);
  for (const fault of faults) console.log(fault);
  note('vote_faults', faults.length, `(${tries} tries, ${answers}; ${seconds.toFixed(0)} s)`);
}

/** Pictures are kept for review by people. */
async function noteMorning(port: number, pictures: string | undefined, note: Note): Promise<void> {
  const folder = pictures ?? join(tmpdir(), 'vitrina-morning');
  const { faults, orders, presses, typed, seconds } = await inNewFolder((dataDir) => morningDrill({ dataDir, port, folder }));
  for (const fault of faults) console.log(fault);
  note('morning_faults', faults.length, `(${orders} orders, ${presses} presses, ${typed} texts typed, ${seconds.toFixed(0)} s; pictures in ${folder})`);
  note('morning_presses', presses / orders, `(${presses} for ${orders} orders)`);
}

async function noteOfficePages(options: { port: number; pictures: string | undefined; languages: string[] | undefined }, note: Note): Promise<void> {
  const { views, faults } = await inNewFolder((dataDir) => officePagesDrill({ dataDir, ...options }));
  for (const fault of faults) console.log(fault);
  note('office_pages', faults.length, `(${views} views)`);
}

const SHOWN = 60;

async function noteLawful(port: number, part: string | undefined, note: Note): Promise<void> {
  const { looked, faults } = await inNewFolder((dataDir) => measureLawful({ dataDir, port, part }));
  for (const fault of faults.slice(0, SHOWN)) console.log(fault);
  if (faults.length > SHOWN) console.log(`… and ${faults.length - SHOWN} more`);
  note('lawful_faults', faults.length, `(${looked})`);
}

async function noteFuzz({ only, ...options }: { port: number; requests: number; seed: number; only: string | undefined }, note: Note): Promise<void> {
  console.log(`fuzz: ${options.requests} requests, seed ${options.seed}; one of them alone: --only NUMBER`);
  const result = await inNewFolder((dataDir) => fuzz({ dataDir, ...options, ...(only !== undefined && { only: Number(only) }) }));
  if (only !== undefined) return;
  const { findings, statuses, reached, before, after, seconds } = result;
  printFindings(findings);
  console.log(
    `\nAnswers: ${[...statuses]
      .sort()
      .map(([status, times]) => `${status} ${times}`)
      .join(', ')}`,
  );
  console.log(`Calls that never gave a good answer (they need what only a mail, a bank or a device has, or were not hit right): ${reached.never.join(', ')}\n`);
  note(
    'fuzz_faults',
    findings.reduce((sum, one) => sum + one.times, 0) + (result.samePid ? 0 : 1),
    `(${seconds.toFixed(0)} s, ${reached.good} calls gave good answers)`,
  );
  note(
    'fuzz_memory',
    after.used / before.used,
    `(${before.used.toFixed(0)} → ${after.used.toFixed(0)} MB in use, ${before.resident.toFixed(0)} → ${after.resident.toFixed(0)} MB resident)`,
  );
  note('fuzz_descriptors', Math.max(0, after.descriptors - before.descriptors), `(${before.descriptors} → ${after.descriptors})`);
}

async function noteOutage(port: number, note: Note): Promise<void> {
  const totals = { failed: 0, p99: 0, cold: 0, normal: 0 };
  const lines: string[] = [];
  for (const kind of ['database', 'backend'] as const) {
    const { moments, secondsUntilNormal } = await inNewFolder((dataDir) => outageDrill({ dataDir, port, kind }));
    for (const { when, warm, failed, p50, p99, cold, coldWrong } of moments) {
      lines.push(`| ${kind} | ${when} | ${warm - failed.length} of ${warm} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${cold - coldWrong.length} of ${cold} |`);
      if (failed.length + coldWrong.length > 0) console.log(`${kind}, ${when}: ${[...failed, ...coldWrong].slice(0, 5).join(', ')}`);
      totals.failed += failed.length;
      totals.cold += coldWrong.length;
      totals.p99 = Math.max(totals.p99, p99);
    }
    totals.normal = Math.max(totals.normal, secondsUntilNormal);
  }
  console.log(`\n| away | for | warm pages | p50 ms | p99 ms | others told to come back |\n|---|---|---|---|---|---|\n${lines.join('\n')}\n`);
  note('outage_pages', totals.failed);
  note('outage_p99', totals.p99);
  note('outage_cold', totals.cold);
  note('outage_normal', totals.normal);
}

async function noteFaults(options: { port: number; minutes: number; seed: number; only: string | undefined }, note: Note): Promise<void> {
  console.log(`faults: ${options.minutes} minutes, seed ${options.seed}`);
  const result = await inNewFolder((dataDir) => faultsDrill({ dataDir, ...options }));
  const { pages, newPages, checkouts } = reportFaults(result);
  printChecks(result.checks);
  note('faults_pages', pages);
  note('faults_new_pages', newPages);
  note('faults_checkouts', checkouts, `(${result.orders} orders)`);
  note('faults_invariants', sumOf(result.checks));
}

async function noteSoak({ snapshots, ...options }: { port: number; requests: number; seed: number; snapshots: string | undefined }, note: Note): Promise<void> {
  console.log(`soak: ${options.requests} requests\n| after | | p99 | in use | code | resident | descriptors |\n|---|---|---|---|---|---|---|`);
  if (snapshots) mkdirSync(snapshots, { recursive: true });
  const { samples, growth, moreDescriptors, statuses, bad, badAnswers, orders } = await inNewFolder((dataDir) => soak({ dataDir, snapshots, ...options }));
  const refused = [...orders.refused].map(([label, times]) => `${label} ${times}`).join(', ');
  console.log(
    `\nAnswers: ${[...statuses]
      .sort()
      .map(([status, times]) => `${status} ${times}`)
      .join(', ')}; ${orders.placed} orders${refused && `, refused: ${refused}`}\n`,
  );
  printBadAnswers('soak', [{ requests: options.requests, bad, badAnswers }]);
  if (snapshots) printSnapshots(snapshots, samples);
  note('soak_growth', Math.max(0, growth.rise * 100), `(± ${(growth.error * 100).toFixed(2)} by the scatter)`);
  note('soak_descriptors', moreDescriptors);
  const ordersRefused = [...orders.refused.values()].reduce((sum, times) => sum + times, 0);
  note('soak_errors', bad + ordersRefused, `(${statuses.get(503) ?? 0} told to come back)`);
}

/** Prints the differences between the snapshots: first to middle, and middle to last. */
function printSnapshots(folder: string, samples: readonly { requests: number }[]): void {
  const files = samples.map(({ requests }) => join(folder, `${requests}.heapsnapshot`)).filter((file) => existsSync(file));
  for (let i = 1; i < files.length; i += 1) printHeapGrowth(files[i - 1] as string, files[i] as string);
}

async function noteRestore(port: number, note: Note): Promise<void> {
  const { backupSeconds, restoreSeconds, acknowledgedOrders, restoredOrders, checks, badPages, takesOrders } = await inNewFolder((dataDir) =>
    restoreDrill({ dataDir, port }),
  );
  printChecks(checks);
  note(
    'restore_faults',
    sumOf(checks) + badPages + (takesOrders ? 0 : 1),
    `(${acknowledgedOrders} orders told before the backup, ${restoredOrders} in the copy, ${badPages} bad pages)`,
  );
  note('backup_seconds', backupSeconds);
  note('restore_seconds', restoreSeconds);
}

async function noteOfficeKills(options: { port: number; rounds: number; seed: number }, note: Note): Promise<void> {
  const { halves, booked, counted, lost } = await officeKills(options);
  for (const half of halves) console.log(`office-kills: ${half}`);
  note(
    'office_kills',
    halves.length + lost,
    `(${options.rounds} kills; before them ${booked} bookings and ${counted} counts were whole, ${lost} answers were lost)`,
  );
}

async function noteImportKills(options: { port: number; rounds: number; seed: number }, note: Note): Promise<void> {
  const { differences, moments, seconds } = await importKills(options);
  console.log(`import-kills: imports of ${seconds.toFixed(1)} s, killed at ${moments.map((moment) => moment.toFixed(1)).join(', ')} s, seed ${options.seed}`);
  for (const line of differences.slice(0, 10)) console.log(line.slice(0, 300));
  note('import_kills', differences.length, `(${moments.length} kills)`);
}

async function noteMoney(options: { port: number; refunds: number; kills: number; documents: number; seed: number }, note: Note): Promise<void> {
  const { faults, refunded, refused, kills, documents, gaps, seconds } = await moneyDrill(options);
  console.log(`money: ${refunded} refunds given, ${refused} refused, ${kills} kills, ${documents} documents, ${seconds.toFixed(0)} s, seed ${options.seed}`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  note('refund_faults', faults.length, `(${refunded} given, each asked for twice, ${kills} kills)`);
  note('document_gaps', gaps, `(${documents} issued, every seventh failed once)`);
}

async function noteLanguage(port: number, note: Note): Promise<void> {
  const faults = await inNewFolder((folder) => languageDrill({ folder, port }));
  for (const fault of faults) console.log(fault);
  note('language_faults', faults.length);
}

async function noteDevelopment(port: number, rounds: number, note: Note): Promise<void> {
  const { startSeconds, seen, overlay, faults } = await inNewFolder((folder) => developmentDrill({ folder, port, rounds }));
  for (const fault of faults) console.log(fault);
  const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
  const most = (times: readonly number[]): string => `(at most ${Math.max(...times).toFixed(0)})`;
  console.log(
    `start with an empty data folder: ${startSeconds.toFixed(1)} s; overlay and its end, component and backend: ${overlay.map(Math.round).join(', ')} ms`,
  );
  note('dev_faults', faults.length);
  for (const [kind, times] of Object.entries(seen)) note(`dev_${kind}`, middle(times), most(times));
}

const sumOf = (checks: readonly Check[]): number => checks.reduce((sum, check) => sum + check.faults, 0);

function printChecks(checks: readonly Check[]): void {
  console.log(`\n| found in the database | times |\n|---|---|`);
  for (const { what, faults } of checks) console.log(`| ${what} | ${faults} |`);
  console.log('');
}
