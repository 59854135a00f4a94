import { existsSync } from 'node:fs';

/** Whole browsers, then the one without a window that the tests install. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell'];
/** The browser of the measurements, and how it is started on a machine without a screen. */
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
