/** `npm run staff -- reset EMAIL | owner | key NAME DAYS PERMISSION… | end-key NAME`: what cannot be done in the back office itself. */
import { createOwnerLink, createStaffKey, endStaffKeys, resetStaff } from '@vitrina/backend';
import { connect, type Db, migrate } from '@vitrina/backend/db';
import type { Config } from '../config/read-config.ts';
import { ownerLink } from '../start/owner-link.ts';
import { runCommand } from './run-command.ts';

const [what = '', name = '', days = '', ...permissions] = process.argv.slice(2);

type Work = (db: Db, config: Config) => Promise<{ said: string; isDone: boolean }>;

const WORKS: Readonly<Record<string, Work>> = {
  reset: async (db) => {
    const isDone = await resetStaff(db, name);
    return { isDone, said: isDone ? 'Done: the next login sets up a new second factor.' : 'The address is none of staff.' };
  },
  owner: async (db, config) => ({ isDone: true, said: `Good once, for a day: ${ownerLink(config, await createOwnerLink(db))}` }),
  key: async (db) => {
    const made = await createStaffKey(db, { name, days: Number(days), permissions });
    return 'bad' in made ? { isDone: false, said: `No key was made: ${made.bad}.` } : { isDone: true, said: `Shown this once: ${made.key}` };
  },
  'end-key': async (db) => {
    const ended = await endStaffKeys(db, name);
    return { isDone: ended > 0, said: ended > 0 ? `Ended: ${ended}` : 'There is no such key.' };
  },
};

const work = WORKS[what];
if (!work || (what !== 'owner' && name === '')) {
  console.error('What is to be done?\nUse: npm run staff -- reset EMAIL | owner | key NAME DAYS PERMISSION… | end-key NAME');
  process.exit(2);
}

await runCommand('staff', async ({ url, config }) => {
  await migrate(url);
  const { db, close } = connect({ url, size: 1 });
  try {
    const { said, isDone } = await work(db, config);
    console.log(said);
    return isDone ? 0 : 1;
  } finally {
    await close();
  }
});
