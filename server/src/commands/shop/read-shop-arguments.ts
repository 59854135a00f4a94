import { parseArgs } from 'node:util';
import { resolve } from 'node:path';

export const SHOP_USAGE = `Use: npm run shop -- new DIR [--name "Kovač Elektro"] [--languages hr,de] [--country HR] [--yes]
     npm run shop -- check DIR
     npm run shop -- load DIR [--dry-run] [--theirs]
     npm run shop -- export DIR`;

const OPTIONS = {
  new: { name: { type: 'string' }, languages: { type: 'string' }, country: { type: 'string' }, yes: { type: 'boolean' } },
  check: {},
  load: { 'dry-run': { type: 'boolean' }, theirs: { type: 'boolean' } },
  export: {},
} as const;

export interface NewArguments {
  command: 'new';
  dir: string;
  name?: string | undefined;
  languages?: string | undefined;
  country?: string | undefined;
  /** Ask nothing. */
  yes: boolean;
}

export type ShopArguments = NewArguments | { command: 'check' | 'export'; dir: string } | { command: 'load'; dir: string; dryRun: boolean; theirs: boolean };

/** Parses the command line into a command, or into the problem with it. */
export function readShopArguments([command = '', ...rest]: readonly string[]): ShopArguments | { problem: string } {
  if (!(command in OPTIONS)) return { problem: command ? `There is no command ${command}.` : 'A command is missing.' };
  try {
    const name = command as keyof typeof OPTIONS;
    const { values, positionals } = parseArgs({ args: rest, options: OPTIONS[name], allowPositionals: true });
    const [dir, more] = positionals;
    if (dir === undefined || more !== undefined) return { problem: `${command} wants one folder.` };
    return asArguments(name, resolve(process.env.INIT_CWD ?? process.cwd(), dir), values as Record<string, string | boolean | undefined>);
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function asArguments(command: keyof typeof OPTIONS, dir: string, values: Record<string, string | boolean | undefined>): ShopArguments {
  const text = (name: string) => values[name] as string | undefined;
  if (command === 'new') return { command, dir, name: text('name'), languages: text('languages'), country: text('country'), yes: values.yes === true };
  if (command === 'load') return { command, dir, dryRun: values['dry-run'] === true, theirs: values.theirs === true };
  return { command, dir };
}
