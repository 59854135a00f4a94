/** `npm run newsletter -- ID`: enqueues a newsletter's mails to its subscribers. Idempotent: each subscriber gets it once. */
import { sendNewsletter } from '@vitrina/backend';
import { connect, migrate } from '@vitrina/backend/db';
import { runCommand } from './run-command.ts';

const [idArgument = ''] = process.argv.slice(2);
if (!/^[1-9]\d{0,8}$/.test(idArgument)) {
  console.error('Which newsletter?\nUse: npm run newsletter -- ID');
  process.exit(2);
}

await runCommand('newsletter', async ({ url }) => {
  await migrate(url);
  const { db, close } = connect({ url, size: 1 });
  try {
    const mails = await sendNewsletter(db, Number(idArgument));
    if (mails === null) console.error(`There is no newsletter ${idArgument}.`);
    else console.log(`Newsletter ${idArgument}: ${mails} mails written; those written before are not written again.`);
    return mails === null ? 1 : 0;
  } finally {
    await close();
  }
});
