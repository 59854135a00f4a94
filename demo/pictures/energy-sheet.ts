import type { Drawings } from '@vitrina/shop-folder';
import { sheetWords } from './sheet-words.ts';

type Facts = Parameters<Drawings['energySheet']>[0];

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Draws the product information sheet of an invented product in one language, in the order of the delegated acts: supplier, model, class, figures. */
export function drawEnergySheet({ supplier, model, eprel, class: own, from, to, lang, rows }: Facts): string {
  const words = sheetWords(lang);
  const all: [string, string][] = [
    [words.supplier, supplier],
    [words.model, model],
    [words.class, `${own} (${from}–${to})`],
    ['EPREL', eprel ?? ''],
    ...rows.map(([name, value]): [string, string] => [name, value]),
  ];
  return [
    `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}: ${escaped(model)}</title></head>`,
    `<body><h1>${words.title}</h1><table>`,
    ...all.map(([name, value]) => `<tr><th scope="row" align="left">${escaped(name)}</th><td>${escaped(value)}</td></tr>`),
    `</table><p>${words.invented}</p></body></html>`,
  ].join('\n');
}
