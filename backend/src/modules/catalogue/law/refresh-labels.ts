import { createHash } from 'node:crypto';
import { ENERGY_CLASSES } from '@vitrina/contract/law/energy-scale';
import { eli } from '@vitrina/contract/law/rules/rule';
import type { Settings } from '@vitrina/contract/settings/settings';
import { dayIn } from '@vitrina/contract/values/date';
import type { EprelRecord, EprelRegister } from '../../../adapters/eprel/index.ts';
import type { Db } from '../../../db/index.ts';
import {
  type Difference,
  type DueLabel,
  holdForRegister,
  saveRegisterReply,
  recordFailure,
  noteFetched,
  releaseFromRegister,
  selectDueLabels,
} from './label-queries.ts';

interface Refreshing {
  register: EprelRegister;
  settings: Settings;
  now: Date;
  /** Timeout of a request to the register, in milliseconds. */
  timeoutMs?: number;
  withInvented?: boolean;
}

export interface Refreshed {
  read: number;
  failed: number;
  differing: number;
}

const AT_ONCE = 4;
const PER_RUN = 400;
const TIMEOUT_MS = 10_000;
const LARGEST_LABEL = 1_000_000;

/**
 * Compares labels with outdated data with the register. A failed read keeps the earlier data and date; a difference is reported, and takes the product off sale
 * if the shop blocks.
 */
export async function refreshLabels(db: Db, { register, settings, now, timeoutMs = TIMEOUT_MS, withInvented = false }: Refreshing): Promise<Refreshed> {
  const totals: Refreshed = { read: 0, failed: 0, differing: 0 };
  const due = (await selectDueLabels(db, PER_RUN, { withInvented })).values();
  const work = async (): Promise<void> => {
    for (const label of due) {
      try {
        const record = await register.read(label.energy.eprel, AbortSignal.timeout(timeoutMs));
        if (record) judge(record, label);
        const differences = differencesOf(record, label);
        await write(db, { label, record, differences }, { settings, now });
        totals.read += 1;
        if (differences.length > 0) totals.differing += 1;
      } catch (error) {
        await recordFailure(db, label, error instanceof Error ? error.message : String(error));
        totals.failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return totals;
}

/** Throws for a reply that cannot be genuine. */
function judge({ id, class: letter, label }: EprelRecord, { energy }: DueLabel): void {
  if (id !== energy.eprel) throw new Error(`the register answered for ${id.slice(0, 12)}`);
  if (!ENERGY_CLASSES.some((one) => one === letter)) throw new Error('the register named no class');
  if (label.bytes.length === 0 || label.bytes.length > LARGEST_LABEL) throw new Error('the label is empty or too large');
  const head = Buffer.from(label.bytes.subarray(0, 400)).toString('latin1');
  const isLabel = { 'image/svg+xml': /<svg[\s>]/, 'image/png': /^\x89PNG/, 'application/pdf': /^%PDF-/ }[label.type].test(head);
  if (!isLabel || /<!doctype html/i.test(head) || (label.type === 'image/svg+xml' && hasCode(label.bytes))) throw new Error(`the label is no ${label.type}`);
}

function differencesOf(record: EprelRecord | null, { energy, label_sha256 }: DueLabel): Difference[] {
  if (record === null) return [{ field: 'law.energy.eprel', ours: energy.eprel, theirs: null }];
  const sha256 = hashOf(record);
  return [
    ...(record.class === energy.class ? [] : [{ field: 'law.energy.class', ours: energy.class, theirs: record.class }]),
    ...(energy.model === undefined || energy.model === record.model ? [] : [{ field: 'law.energy.model', ours: energy.model, theirs: record.model }]),
    ...(label_sha256 === null || label_sha256 === sha256 ? [] : [{ field: 'law.energy.label', ours: label_sha256, theirs: sha256 }]),
  ];
}

const hashOf = ({ label }: EprelRecord): string => createHash('sha256').update(label.bytes).digest('hex');

interface ComparedLabel {
  label: DueLabel;
  record: EprelRecord | null;
  differences: readonly Difference[];
}

async function write(db: Db, { label, record, differences }: ComparedLabel, { settings, now }: Pick<Refreshing, 'settings' | 'now'>): Promise<void> {
  const isSame = differences.length === 0;
  await db.transaction().execute(async (db) => {
    // Keeps the old hash of a changed label, so that it is reported until staff accept the new one.
    await saveRegisterReply(db, label, { sha256: record && isSame ? hashOf(record) : null, differences });
    if (isSame) {
      await noteFetched(db, label.product_id, dayIn(now, settings.shop.timeZone));
      await releaseFromRegister(db, label.product_id);
    } else if (settings.behaviour.guardian === 'block') await holdForRegister(db, label.product_id, differences.map(findingOf));
  });
}

/** Converts a difference into a finding of the guardian. */
export const findingOf = ({ field, ours, theirs }: Difference) => ({
  rule: 'eprel',
  level: 'block' as const,
  field,
  reason: `the register says ${theirs ?? 'nothing'}, the shop ${ours ?? 'nothing'}`,
  law: 'regulation 2017/1369, articles 5 and 12',
  link: eli('reg/2017/1369'),
});

/** True for an SVG with code anywhere in the file. */
const hasCode = (bytes: Uint8Array): boolean => /<script|<foreignobject|\son\w+\s*=|javascript:/i.test(Buffer.from(bytes).toString('latin1'));
