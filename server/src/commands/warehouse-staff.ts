/** `npm run warehouse-staff -- grant|end EMAIL [WAREHOUSE]`: permission to mark orders of one or all warehouses as packed, shipped and delivered. */
import { changeWarehouseGrant } from '@vitrina/backend';
import { connect, migrate } from '@vitrina/backend/db';
import { runCommand } from './run-command.ts';

const [what, email = '', warehouse = null] = process.argv.slice(2);
if ((what !== 'grant' && what !== 'end') || !email.includes('@')) {
  console.error('Who may do what?\nUse: npm run warehouse-staff -- grant|end EMAIL [WAREHOUSE]');
  process.exit(2);
}
const MESSAGES = { changed: 'Done.', unchanged: 'It was so already.', unknown: 'There is no such warehouse, or the address is none of staff.' };

await runCommand('warehouse-staff', async ({ url }) => {
  await migrate(url);
  const { db, close } = connect({ url, size: 1 });
  try {
    const outcome = await changeWarehouseGrant(db, { email, warehouse }, what === 'grant');
    console.log(MESSAGES[outcome]);
    return outcome === 'unknown' ? 1 : 0;
  } finally {
    await close();
  }
});
