// `node storefront/src/ui/make-icons.mjs`: draws icons.svg, the one file that all icons come from, out of lucide's shapes (ISC).
import { readFileSync, writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const shapes = await import('lucide-react');
const names = [...readFileSync(new URL('./icons.tsx', import.meta.url), 'utf8').matchAll(/export const (\w+) = icon\('([\w-]+)'\)/g)].map(([, name, id]) => ({
  name,
  id,
}));
const symbols = names.map(({ name, id }) => {
  const inner = renderToStaticMarkup(createElement(shapes[name])).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${id}" viewBox="0 0 24 24">${inner}</symbol>`;
});
writeFileSync(new URL('./icons.svg', import.meta.url), `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
