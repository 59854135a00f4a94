import { createInterface } from 'node:readline/promises';
import { COUNTRY_CODES } from '@vitrina/contract/values/countries';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { DEMO_SHOP } from '@vitrina/demo/demo-shop';
import { newShop, putFiles, refuseFullFolder } from '@vitrina/shop-folder';
import type { NewArguments } from './read-shop-arguments.ts';

/** Products of the demo shop stand as samples in a new one. */
const SAMPLE = { dir: DEMO_SHOP, category: 'laptops', products: 10 };
const QUESTIONS = {
  name: 'Name of the shop: ',
  languages: `Languages, the shop's own first (${LANGUAGE_CODES.join(', ')}): `,
  country: `Country of the company (${COUNTRY_CODES.join(', ')}): `,
} as const;

type Answers = Record<keyof typeof QUESTIONS, string>;

/** Writes a small complete shop to a new folder; gives the exit status. */
export async function newShopFolder(args: NewArguments): Promise<number> {
  refuseFullFolder(args.dir);
  const answers = await ask(args);
  const problem = answers === null ? 'Without a terminal to ask at, --name, --languages and --country are needed.' : problemOf(answers);
  if (answers === null || problem) {
    console.error(problem);
    return 2;
  }
  putFiles(args.dir, newShop({ name: answers.name, languages: languagesOf(answers.languages), country: answers.country }, SAMPLE));
  console.log(
    `${args.dir} holds a small shop with ${SAMPLE.products} sample products.\nNext: fill in what "npm run shop -- check ${args.dir}" names, then\n  SHOP_DIR=${args.dir} npm start`,
  );
  return 0;
}

/** `null`: something is not said, and there is nobody to ask. */
async function ask(args: NewArguments): Promise<Answers | null> {
  const given = Object.entries(QUESTIONS).map(([name, question]) => [name, args[name as keyof Answers], question] as const);
  if (given.every(([, answer]) => answer !== undefined)) return Object.fromEntries(given) as Answers;
  if (args.yes || !process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: [string, string][] = [];
  for (const [name, answer, question] of given) answers.push([name, answer ?? (await terminal.question(question))]);
  terminal.close();
  return Object.fromEntries(answers) as Answers;
}

const languagesOf = (text: string): [LanguageCode, ...LanguageCode[]] =>
  text
    .split(',')
    .map((lang) => lang.trim())
    .filter(Boolean) as [LanguageCode, ...LanguageCode[]];

function problemOf({ name, languages, country }: Answers): string | null {
  const codes = languagesOf(languages) as string[];
  const unknown = codes.find((code) => !(LANGUAGE_CODES as readonly string[]).includes(code));
  if (!/^[^\p{Cc}<>\s](?:[^\p{Cc}<>]*[^\p{Cc}<>\s])?$/u.test(name) || name.length > 60)
    return 'The name must be one line of at most 60 letters without < and >.';
  if (codes.length === 0 || new Set(codes).size !== codes.length) return 'Name at least one language, each once.';
  if (unknown !== undefined) return `There is no language ${unknown}: ${LANGUAGE_CODES.join(', ')}.`;
  if (!(COUNTRY_CODES as readonly string[]).includes(country)) return `There is no country ${country}: ${COUNTRY_CODES.join(', ')}.`;
  return null;
}
