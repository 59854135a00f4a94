import { existsSync } from 'node:fs';

/** Full browsers first, then the headless one that the tests install. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'];
/** Browser for measurements, and its arguments for a machine without a screen. */
export const CHROMIUM = process.env.CHROMIUM ?? PLACES.find(existsSync) ?? '/usr/bin/chromium';
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];
