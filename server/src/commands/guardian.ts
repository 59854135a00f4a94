/** `npm run guardian`: what the law wants told and is missing, product by product, with act and link. Ends with 1 where something blocks. */
import { guardCatalogue, guardPlaces, loadSettings, openLegalTexts } from '@vitrina/backend';
import { connect, migrate } from '@vitrina/backend/db';
import { openTextLine } from '@vitrina/contract/law/open-texts';
import { runCommand } from './run-command.ts';

await runCommand('guardian', async ({ url }) => {
  await migrate(url);
  const { db, close } = connect({ url, size: 1 });
  try {
    const settings = (await loadSettings(db, (error) => console.error('settings are bad', error))).current();
    const { products, findings, held, released } = await guardCatalogue(db, { settings, now: new Date() });
    for (const { product, level, field, reason, law, link } of findings) console.log(`${product} ${level} ${field}: ${reason} (${law}, ${link})`);
    const { texts, findings: places } = await guardPlaces(db, { settings, now: new Date() });
    for (const { level, field, reason, law, link } of places) console.log(`${field} ${level}: ${reason} (${law}, ${link})`);
    for (const open of await openLegalTexts(db, settings, new Date())) console.log(`wording of the law not confirmed: ${openTextLine(open)}`);
    const all = [...findings, ...places];
    const blocking = all.filter(({ level }) => level === 'block').length;
    console.log(
      `${products} products and ${texts} texts, ${blocking} findings that block, ${all.length - blocking} warnings, ${held} held, ${released} released`,
    );
    return blocking > 0 ? 1 : 0;
  } finally {
    await close();
  }
});
