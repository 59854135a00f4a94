import { existsSync } from 'node:fs';

/** Full browsers first, then the headless one that the tests install. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'];
/** Path of the browser for measurements. */
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
