/** Mail domains that ignore dots in the name. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** Normalised mailbox of an address: lower case, without a plus suffix, without dots where they have no meaning. */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).split('+');
  const domain = address.slice(at + 1);
  return WITHOUT_DOTS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
