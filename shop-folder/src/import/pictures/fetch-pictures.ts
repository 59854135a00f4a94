import { readFile, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '@vitrina/backend/db';
import { savePicture, savePictureProblem, selectMissingPictures, showCategoryPictures, showPictures } from '@vitrina/backend/seed';
import type { Progress } from '../progress.ts';
import type { Report } from '../report.ts';
import { fetchAddress, type FetchRules, MOST_BYTES } from './fetch-address.ts';
import { storePicture } from './store-picture.ts';
import { fileOf } from './picture-address.ts';
import { PictureProblem } from './picture-problem.ts';
import { readPicture } from './read-picture.ts';

export interface PictureOptions {
  mediaDir: string;
  privateHosts?: ReadonlySet<string>;
  timeoutMs?: number;
  /** Waits between two attempts, milliseconds; tests skip it. */
  wait?: (ms: number) => Promise<unknown>;
}

const TIMEOUT_MS = 10_000;
const AT_ONCE = 6;
const TRIES = 3;
const FIRST_WAIT_MS = 500;
/** Consecutive addresses without a response after which a host is skipped until the next import. */
const SILENT_AT_MOST = 4;
const SHOWN_TOGETHER = 100;

interface Stage extends Required<Pick<PictureOptions, 'mediaDir' | 'wait'>> {
  db: Db;
  rules: FetchRules;
  /** Consecutive failures to respond, by host. */
  silent: Map<string, number>;
}

/** Fetches missing pictures of products and shows them in batches. Failures are reported and tried again by the next import. */
export async function fetchPictures({
  db,
  mediaDir,
  privateHosts = new Set(),
  timeoutMs = TIMEOUT_MS,
  wait = sleep,
  progress,
  report,
}: PictureOptions & { db: Db; progress: Progress; report: Report }): Promise<void> {
  const addresses = await selectMissingPictures(db);
  const stage: Stage = { db, mediaDir, wait, rules: { privateHosts, timeoutMs }, silent: new Map() };
  if (addresses.length > 0) progress.start('Pictures ');
  let processed = 0;
  let bad = 0;
  let fetched: string[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let address = addresses[next++]; address !== undefined; address = addresses[next++]) {
      const problem = await fetchOne(address, stage);
      processed += 1;
      if (problem === null) fetched.push(address);
      else {
        bad += 1;
        report.addNote(address.slice(0, 300), `picture: ${problem}`);
      }
      progress.show(processed / addresses.length, { lines: processed, bad, unit: 'pictures' });
      if (fetched.length < SHOWN_TOGETHER) continue;
      const together = fetched;
      fetched = [];
      await showPictures(db, together);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  // Includes pictures that a killed import had fetched but not shown.
  await showPictures(db, null);
  await showCategoryPictures(db);
  if (addresses.length > 0) progress.printLine(`Pictures: ${processed - bad} fetched, ${bad} could not be had.`);
}

/** Returns the problem; `null`: the picture is stored. */
async function fetchOne(address: string, stage: Stage): Promise<string | null> {
  const { db, mediaDir, silent } = stage;
  const host = URL.canParse(address) ? new URL(address).host : '';
  try {
    if (host !== '' && (silent.get(host) ?? 0) >= SILENT_AT_MOST) throw new PictureProblem(`${host} gave no answer to ${SILENT_AT_MOST} addresses before`);
    const picture = await readPicture(await bytesOf(address, stage));
    silent.delete(host);
    await savePicture(db, { address, upload_path: await storePicture(mediaDir, picture), width: picture.width, height: picture.height });
    return null;
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    if (error.isSilence) silent.set(host, (silent.get(host) ?? 0) + 1);
    else if (!error.message.includes('gave no answer')) silent.delete(host);
    await savePictureProblem(db, address, error.message);
    return error.message;
  }
}

async function bytesOf(address: string, { rules, wait }: Stage): Promise<Buffer> {
  const file = fileOf(address);
  if (file !== null) return bytesOfFile(file);
  for (let tried = 1; ; tried += 1) {
    try {
      return await fetchAddress(address, rules);
    } catch (error) {
      if (!(error instanceof PictureProblem) || !error.isPassing || tried >= TRIES) throw error;
      await wait(FIRST_WAIT_MS * 2 ** (tried - 1));
    }
  }
}

async function bytesOfFile(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new PictureProblem(`larger than ${MOST_BYTES / 1_048_576} MB`);
    return await readFile(file);
  } catch (error) {
    throw error instanceof PictureProblem ? error : new PictureProblem('there is no such file');
  }
}
