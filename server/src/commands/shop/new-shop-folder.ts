import { createInterface } from 'node:readline/promises';
import { COUNTRY_CODES } from '@vitrina/contract/values/countries';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { DEMO_SHOP } from '@vitrina/demo/demo-shop';
import { putFiles, refuseFullFolder } from '@vitrina/shop-folder/write/put-files';
import type { NewArguments } from './read-shop-arguments.ts';

/** Products of the demo shop that a new shop gets as samples. */
const SAMPLE = { dir: DEMO_SHOP, category: 'laptops', products: 10 };
const QUESTIONS = {
  name: 'Name of the shop: ',
  languages: `Languages, the shop's own first (${LANGUAGE_CODES.join(', ')}): `,
  country: `Country of the company (${COUNTRY_CODES.join(', ')}): `,
} as const;
type Answers = Record<keyof typeof QUESTIONS, string>;
const NAMES = Object.keys(QUESTIONS) as (keyof Answers)[];

/** Writes a small complete shop to a new folder. Returns the exit status. */
export async function newShopFolder(args: NewArguments): Promise<number> {
  refuseFullFolder(args.dir);
  const problem = NAMES.map((name) => args[name] !== undefined && problemOf(name, args[name])).find(Boolean);
  if (problem) return refuse(problem);
  const answers = await promptForAnswers(args);
  if (answers === null) return refuse('Without a terminal to ask at, --name, --languages and --country are needed.');
  // Reading a sample shop takes seconds of a busy machine: a refusal has to come at once.
  const { newShop } = await import('@vitrina/shop-folder/new/new-shop');
  putFiles(args.dir, newShop({ name: answers.name, languages: languagesOf(answers.languages), country: answers.country }, SAMPLE));
  console.log(
    `${args.dir} holds a small shop with ${SAMPLE.products} sample products.\nNext: fill in what "npm run shop -- check ${args.dir}" names, then\n  SHOP_DIR=${args.dir} npm start`,
  );
  return 0;
}

function refuse(problem: string): number {
  console.error(problem);
  return 2;
}

/** Asks for values missing in the flags, again after an invalid answer. `null`: no terminal, or it was closed. */
async function promptForAnswers(args: NewArguments): Promise<Answers | null> {
  const answers = Object.fromEntries(NAMES.flatMap((name) => (args[name] === undefined ? [] : [[name, args[name]]]))) as Partial<Answers>;
  const open = NAMES.filter((name) => answers[name] === undefined);
  if (open.length === 0) return answers as Answers;
  if (args.yes || !process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.once('close', () => closed.abort());
  try {
    for (const name of open) answers[name] = await answerTo(name, (question) => terminal.question(question, { signal: closed.signal }));
    return answers as Answers;
  } catch (error) {
    if (closed.signal.aborted) return null;
    throw error;
  } finally {
    terminal.close();
  }
}

async function answerTo(name: keyof Answers, question: (words: string) => Promise<string>): Promise<string> {
  for (;;) {
    const answer = (await question(QUESTIONS[name])).trim();
    const problem = problemOf(name, answer);
    if (problem === null) return answer;
    console.log(problem);
  }
}

const languagesOf = (text: string): [LanguageCode, ...LanguageCode[]] =>
  text
    .split(',')
    .map((lang) => lang.trim())
    .filter(Boolean) as [LanguageCode, ...LanguageCode[]];

/** Returns the problem of an answer; `null`: valid. */
function problemOf(name: keyof Answers, answer: string): string | null {
  if (name === 'languages') return languagesProblem(languagesOf(answer));
  if (name === 'country') return (COUNTRY_CODES as readonly string[]).includes(answer) ? null : `There is no country ${answer}: ${COUNTRY_CODES.join(', ')}.`;
  const isLine = /^[^\p{Cc}<>\s](?:[^\p{Cc}<>]*[^\p{Cc}<>\s])?$/u.test(answer) && answer.length <= 60;
  return isLine ? null : 'The name must be one line of at most 60 letters without < and >.';
}

function languagesProblem(codes: readonly string[]): string | null {
  const unknown = codes.find((code) => !(LANGUAGE_CODES as readonly string[]).includes(code));
  if (codes.length === 0 || new Set(codes).size !== codes.length) return 'Name at least one language, each once.';
  return unknown === undefined ? null : `There is no language ${unknown}: ${LANGUAGE_CODES.join(', ')}.`;
}
