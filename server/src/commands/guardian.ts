/** `npm run guardian`: lists legally required information that is missing, by product, with act and link. Exits with 1 if a finding blocks the sale. */
import { countFindings, guardShop, loadSettings, openLegalTexts, selectFindings } from '@vitrina/backend';
import { connect, migrate } from '@vitrina/backend/db';
import { openTextLine } from '@vitrina/contract/law/open-texts';
import { runCommand } from './run-command.ts';

const PAGE = 1000;

await runCommand('guardian', async ({ url }) => {
  await migrate(url);
  const { db, close } = connect({ url, size: 1 });
  try {
    const settings = (await loadSettings(db, (error) => console.error('settings are bad', error))).current();
    const { products, texts, held, released } = await guardShop(db, { settings, now: new Date() });
    const { total, blocking } = await countFindings(db);
    for (let offset = 0; offset < total; offset += PAGE)
      for (const { level, field, reason, law, link } of await selectFindings(db, { offset, limit: PAGE }))
        console.log(`${field} ${level}: ${reason} (${law}, ${link})`);
    for (const open of await openLegalTexts(db, settings, new Date())) console.log(`wording of the law not confirmed: ${openTextLine(open)}`);
    console.log(`${products} products and ${texts} texts, ${blocking} findings that block, ${total - blocking} warnings, ${held} held, ${released} released`);
    return blocking > 0 ? 1 : 0;
  } finally {
    await close();
  }
});
