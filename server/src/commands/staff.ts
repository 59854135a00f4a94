/** `npm run staff -- reset EMAIL | owner | key NAME DAYS PERMISSION… | end-key NAME`: what cannot be done in the back office itself. */
import { createOwnerLink, createStaffKey, endStaffKeys, resetStaff } from '@vitrina/backend';
import { connect, type Db, migrate } from '@vitrina/backend/db';
import type { Config } from '../config/read-config.ts';
import { ownerLink } from '../start/owner-link.ts';
import { runCommand } from './run-command.ts';

const [what = '', name = '', days = '', ...permissions] = process.argv.slice(2);

type Work = (db: Db, config: Config) => Promise<{ message: string; hasSucceeded: boolean }>;

const WORKS: Readonly<Record<string, Work>> = {
  reset: async (db) => {
    const hasSucceeded = await resetStaff(db, name);
    return { hasSucceeded, message: hasSucceeded ? 'Done: the next login sets up a new second factor.' : 'The address is none of staff.' };
  },
  owner: async (db, config) => ({ hasSucceeded: true, message: `Good once, for a day: ${ownerLink(config, await createOwnerLink(db))}` }),
  key: async (db) => {
    const created = await createStaffKey(db, { name, days: Number(days), permissions });
    return 'bad' in created
      ? { hasSucceeded: false, message: `No key was made: ${created.bad}.` }
      : { hasSucceeded: true, message: `Shown this once: ${created.key}` };
  },
  'end-key': async (db) => {
    const ended = await endStaffKeys(db, name);
    return { hasSucceeded: ended > 0, message: ended > 0 ? `Ended: ${ended}` : 'There is no such key.' };
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
    const { message, hasSucceeded } = await work(db, config);
    console.log(message);
    return hasSucceeded ? 0 : 1;
  } finally {
    await close();
  }
});
