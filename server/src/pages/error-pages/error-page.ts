import { createHash } from 'node:crypto';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { ERROR_TEXTS } from './error-texts.ts';

/** Seconds between two tries of the maintenance page, and after the shop's own files could not be read (specification, section 9). */
export const REFRESH_SECONDS = 60;
export const REFRESH_BUILD_SECONDS = 2;
/** Duration of the notice about a renewed session. */
const NOTICE_SECONDS = 2;
/** Delay before a page that requires a login redirects to it. */
export const REDIRECT_DELAY_MS = 500;
/** Query that stops the timed refresh (decision G29). */
export const PAUSE = 'refresh_paused';

/** Address of the only script of these pages: it redirects after half a second. */
export const ERROR_SCRIPT_PATH = '/_error.js';
export const ERROR_SCRIPT = `const { leadOn, after } = document.body.dataset;\nif (leadOn) setTimeout(() => location.replace(leadOn), Number(after));\n`;

const STYLE = `
:root { color-scheme: light dark; --bg: oklch(0.975 0.003 200); --ink: oklch(0.21 0.014 215); --ink-2: oklch(0.4 0.014 212); --line: oklch(0.89 0.006 205); --key: oklch(0.865 0.172 91); --on-key: oklch(0.21 0.014 215) }
@media (prefers-color-scheme: dark) { :root { --bg: oklch(0.17 0.008 215); --ink: oklch(0.965 0.004 205); --ink-2: oklch(0.8 0.009 208); --line: oklch(0.33 0.011 215) } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--bg); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; min-height: 100vh; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem }
main { max-width: 34rem; width: 100%; text-align: center; display: grid; gap: 1rem; justify-items: center }
img { width: 200px; max-width: 60vw; height: auto }
h1 { font-size: clamp(1.5rem, 5vw, 2rem); line-height: 1.2; text-wrap: balance }
p { color: var(--ink-2) }
form { margin-top: .5rem }
button, .key { font: inherit; font-weight: 600; color: var(--on-key); background: var(--key); border: 0; border-radius: 999px; padding: .75rem 1.75rem; min-height: 44px; cursor: pointer; text-decoration: none; display: inline-block }
a { color: inherit; text-underline-offset: .2em }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
small { color: var(--ink-2); font-size: .875rem }
pre { text-align: left; width: 100%; overflow: auto; border: 1px solid var(--line); border-radius: 8px; padding: 1rem; font-size: .8125rem; white-space: pre-wrap; overflow-wrap: anywhere }
`;
const hash = createHash('sha256').update(STYLE).digest('base64');
/** Policy of error pages: one hashed style sheet, pictures as data, the one script. */
export const ERROR_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; img-src data:; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The shop's sign, still or animated. */
const sign = (isMoving: boolean): string => {
  const light = isMoving ? '<animate attributeName="x" values="-60;200" dur="1.4s" repeatCount="indefinite"/>' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 120"><defs><clipPath id="w"><rect x="30" y="38" width="140" height="62" rx="6"/></clipPath></defs><path d="M22 20h156l8 18H14z" fill="#f2c413"/><rect x="30" y="38" width="140" height="62" rx="6" fill="#e9eef0" stroke="#5b6a70" stroke-width="4"/><g clip-path="url(#w)"><rect x="${isMoving ? -60 : 84}" y="30" width="26" height="80" fill="#fff" opacity=".8" transform="skewX(-18)">${light}</rect></g><path d="M20 104h160" stroke="#5b6a70" stroke-width="6" stroke-linecap="round"/></svg>`;
  return `<img src="data:image/svg+xml,${encodeURIComponent(svg)}" width="200" height="120" alt="">`;
};
const STILL = sign(false);
const MOVING = sign(true);

interface Page {
  lang: LanguageCode;
  title: string;
  body: string;
  /** Seconds until the page reloads or redirects; absent: never. */
  refresh?: { seconds: number; url?: string };
  /** Redirect target of the script, sooner than the refresh. */
  leadOn?: string;
}

const inHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const htmlOf = ({ lang, title, body, refresh, leadOn }: Page): string => `<!doctype html>
<html lang="${LANGUAGES[lang].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh ? `<meta http-equiv="refresh" content="${refresh.seconds}${refresh.url === undefined ? '' : `;url=${inHtml(refresh.url)}`}">` : ''}
<title>${inHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body${leadOn ? ` data-lead-on="${inHtml(leadOn)}" data-after="${REDIRECT_DELAY_MS}"` : ''}>
<main>${body}</main>
${leadOn ? `<script src="${ERROR_SCRIPT_PATH}"></script>` : ''}
</body></html>
`;

interface Waiting {
  lang: LanguageCode;
  /** The address asked for, with its query; left out: any one without a query, so that the page is the same for all. */
  path?: string;
  /** Delay between two attempts. */
  seconds: number;
  /** Overload instead of maintenance. */
  isBusy?: boolean;
}

/** Overload page for any address, without refresh: its link to stop the refresh would need the address. */
export function busyPage({ lang }: { lang: LanguageCode }): string {
  const t = ERROR_TEXTS[lang];
  const body = `${STILL}<h1>${inHtml(t.busy)}</h1><p>${inHtml(t.busyText)}</p><p><a class="key" href="">${inHtml(t.refresh)}</a></p>`;
  return htmlOf({ lang, title: t.busy, body });
}

/** Maintenance page, or overload page. */
export function maintenancePage({ lang, path = '', seconds, isBusy = false }: Waiting): string {
  const t = ERROR_TEXTS[lang];
  const [title, sentence] = isBusy ? [t.busy, t.busyText] : [t.updating, `${t.soonBack} ${t.orders}`];
  const [bare = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  const isPaused = params.has(PAUSE);
  params.delete(PAUSE);
  const hiddenInputs = [...params].map(([name, value]) => `<input type="hidden" name="${inHtml(name)}" value="${inHtml(value)}">`).join('');
  const again = params.size > 0 ? `${bare}?${params}` : bare;
  const pause = `${bare}?${new URLSearchParams([...params, [PAUSE, '1']])}`;
  const note = isPaused
    ? `<small>${inHtml(t.paused)} <a href="${inHtml(again)}">${inHtml(t.resume)}</a></small>`
    : `<small>${inHtml(t.refreshesItself.replace('%s', String(seconds)))} <a href="${inHtml(pause)}">${inHtml(t.pause)}</a></small>`;
  const body = `${STILL}<h1>${inHtml(title)}</h1><p>${inHtml(sentence)}</p><form${bare && ` action="${inHtml(bare)}"`}>${hiddenInputs}<button>${inHtml(t.refresh)}</button></form>${note}`;
  return htmlOf({ lang, title, body, ...(!isPaused && { refresh: { seconds } }) });
}

/** Fills the window while a new token is on its way in: a notice for two seconds, then the page again. */
export function renewedPage({ lang }: { lang: LanguageCode }): string {
  const t = ERROR_TEXTS[lang];
  const body = `${MOVING}<h1 role="status">${inHtml(t.oneMoment)}</h1><p>${inHtml(t.renewed)}</p>`;
  return htmlOf({ lang, title: t.oneMoment, body, refresh: { seconds: NOTICE_SECONDS } });
}

/** Fills the window until the page that was named instead is there; with a link for impatient visitors. */
export function redirectPage({ lang, url }: { lang: LanguageCode; url: string }): string {
  const t = ERROR_TEXTS[lang];
  const body = `${MOVING}<h1 role="status">${inHtml(t.oneMoment)}</h1><p><a href="${inHtml(url)}">${inHtml(t.goOn)}</a></p>`;
  return htmlOf({ lang, title: t.oneMoment, body, refresh: { seconds: 1, url }, leadOn: url });
}

interface Generic {
  lang: LanguageCode;
  status: number;
  message: string;
  home: string;
  /** Stack trace; only in development. */
  stack?: string | undefined;
  /** Address of the not-found page. */
  lostUrl?: string | undefined;
}

/** Page of any other error: code, text, link to the home page. */
export function genericPage({ lang, status, message, home, stack, lostUrl }: Generic): string {
  const t = ERROR_TEXTS[lang];
  const body = `${STILL}<h1>Error ${status}</h1>${message ? `<p>${inHtml(message)}</p>` : ''}<p><a class="key" href="${inHtml(home)}">${inHtml(t.home)}</a></p>${stack ? `<pre>${inHtml(stack)}</pre>` : ''}`;
  return htmlOf({ lang, title: `Error ${status}`, body, ...(lostUrl !== undefined && { refresh: { seconds: 0, url: lostUrl } }) });
}
