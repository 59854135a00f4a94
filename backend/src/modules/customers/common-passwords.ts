/** Number of the most common passwords of published breaches, in lower case; loaded with the first check. */
const MAX_COMMON = 49_000;

let cached: Promise<ReadonlySet<string>> | undefined;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, MAX_COMMON).map((password) => String(password).toLowerCase()));
}

/** True if a password is among the first that attackers try; trailing digits or punctuation do not help. */
export async function isCommonPassword(password: string): Promise<boolean> {
  cached ??= read();
  const common = await cached;
  const typed = password.normalize('NFKC').toLowerCase();
  return common.has(typed) || common.has(typed.replace(/[\d\W_]{1,4}$/, ''));
}
