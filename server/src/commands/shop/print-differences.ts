import { type Fault, faultLine, type Loaded } from '@vitrina/shop-folder';

const WORDS = { new: 'new', changed: 'changed', removed: 'removed', kept: 'kept' } as const;
const MOST = 200;

/** Prints what a load changed, or would. */
export function printDifferences({ compared, warnings, dryRun }: { compared: Loaded['compared']; warnings: readonly Fault[]; dryRun: boolean }): void {
  for (const warning of warnings.slice(0, MOST)) console.log(faultLine(warning));
  const shown = compared.flatMap((one) => (one.difference === 'same' ? [] : [{ ...one, word: WORDS[one.difference] }]));
  for (const { word, kind, code, fields } of shown.slice(0, MOST))
    console.log(`${word.padEnd(8)}${kind} ${code}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`);
  if (shown.length > MOST) console.log(`… and ${shown.length - MOST} more`);
  const count = (difference: string) => compared.filter((one) => one.difference === difference).length;
  const counts = ['new', 'changed', 'removed', 'same', 'kept'].map((difference) => `${count(difference)} ${difference}`).join(', ');
  console.log(`${dryRun ? 'A load would find' : 'Loaded'}: ${counts}`);
  if (count('kept') > 0) console.log('What staff changed since the last load was kept; --theirs takes the folder’s version.');
}
