/** Texts that would run a script, load something or break out of their element if a page printed them unescaped. Each calls `xss(n)` with its number. */
export const HOSTILE_TEXTS_COUNT = 300;

const CALL = (n: number) => `xss(${n})`;

/** Attack vectors; each reports its number when it runs. */
const CORES: readonly ((n: number) => string)[] = [
  (n) => `<script>${CALL(n)}</script>`,
  (n) => `<ScRiPt >${CALL(n)}</sCrIpT>`,
  (n) => `<scr<script>ipt>${CALL(n)}</scr</script>ipt>`,
  (n) => `<img src=x onerror=${CALL(n)}>`,
  (n) => `<img src="x" onerror="${CALL(n)}">`,
  (n) => `<img/src=x/onerror=${CALL(n)}//`,
  (n) => `<svg onload=${CALL(n)}>`,
  (n) => `<svg><script>${CALL(n)}</script></svg>`,
  (n) => `<svg><animate onbegin=${CALL(n)} attributeName=x dur=1s>`,
  (n) => `<math><mtext><table><mglyph><style><img src=x onerror=${CALL(n)}>`,
  (n) => `<body onload=${CALL(n)}>`,
  (n) => `<iframe src="javascript:parent.${CALL(n)}"></iframe>`,
  (n) => `<iframe srcdoc="<script>parent.${CALL(n)}</script>"></iframe>`,
  (n) => `<object data="javascript:${CALL(n)}"></object>`,
  (n) => `<embed src="javascript:${CALL(n)}">`,
  (n) => `<a href="javascript:${CALL(n)}">link</a>`,
  (n) => `<a href="java&#x0A;script:${CALL(n)}">link</a>`,
  (n) => `<a href="&#106;avascript:${CALL(n)}">link</a>`,
  (n) => `<a href=" javascript:${CALL(n)}">link</a>`,
  (n) => `<a href="data:text/html,<script>opener.${CALL(n)}</script>">link</a>`,
  (n) => `<a href="vbscript:${CALL(n)}">link</a>`,
  (n) => `<form action="javascript:${CALL(n)}"><button>go</button></form>`,
  (n) => `<input autofocus onfocus=${CALL(n)}>`,
  (n) => `<details open ontoggle=${CALL(n)}>x</details>`,
  (n) => `<video><source onerror=${CALL(n)}></video>`,
  (n) => `<audio src=x onerror=${CALL(n)}>`,
  (n) => `<marquee onstart=${CALL(n)}>x</marquee>`,
  (n) => `<style>@import "https://evil.example/${n}.css";</style>`,
  (n) => `<link rel=stylesheet href="https://evil.example/${n}.css">`,
  (n) => `<base href="https://evil.example/${n}/">`,
  (n) => `<meta http-equiv="refresh" content="0;url=javascript:${CALL(n)}">`,
  (n) => `<p style="background:url(https://evil.example/${n}.png)">x</p>`,
  (n) => `<template><script>${CALL(n)}</script></template>`,
  (n) => `<noscript><p title="</noscript><img src=x onerror=${CALL(n)}>">`,
  (n) => `<textarea></textarea><img src=x onerror=${CALL(n)}>`,
  (n) => `<p id="root" onclick=${CALL(n)}>x</p>`,
  (n) => `<img src="https://evil.example/${n}.png" alt="x">`,
];

/** Places that a text may try to break out of. */
const PLACES: readonly ((core: string) => string)[] = [
  (core) => core,
  (core) => `">${core}`,
  (core) => `'>${core}`,
  (core) => `</title>${core}`,
  (core) => `</script>${core}`,
  (core) => `--> ${core}`,
  (core) => `]]>${core}`,
  (core) => `\\"}]}</script>${core}`,
  (core) => `\u2028${core}\u2029`,
];

/** The texts in their order; text n calls `xss(n)`. */
export const hostileTexts = (): string[] =>
  Array.from({ length: HOSTILE_TEXTS_COUNT }, (_, n) => {
    const core = CORES[n % CORES.length] as (n: number) => string;
    const place = PLACES[Math.floor(n / CORES.length) % PLACES.length] as (core: string) => string;
    return place(core(n));
  });
