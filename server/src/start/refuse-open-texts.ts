import { loadSettings, openLegalTexts } from '@vitrina/backend';
import { connect } from '@vitrina/backend/db';
import { openTextLine } from '@vitrina/contract/law/open-texts';
import { logError } from '../telemetry/log.ts';
import { StartFailed } from '../shared/start-failed.ts';

/** Wordings of the law that are not confirmed keep a market closed: all of them are named, as each try costs a deployment. */
export async function refuseOpenTexts(url: string): Promise<void> {
  const { db, close } = connect({ url, size: 1 });
  try {
    const settings = (await loadSettings(db, (error) => logError('settings are bad', error))).current();
    const open = await openLegalTexts(db, settings, new Date());
    if (open.length === 0) return;
    throw new StartFailed(
      [
        'The shop cannot open in production: wordings of the law are not confirmed.',
        ...open.map((text) => `  ${openTextLine(text)}`),
        'Compare each with its source and name it in markets/<code>.yaml (confirmedTexts: by, on, version), or switch the market off (enabled: false).',
      ].join('\n'),
    );
  } finally {
    await close();
  }
}
