/** Deletes the cookies of a third-party script; names may end in `*`. */
export function deleteCookies(names: readonly string[]): void {
  const isListed = (cookie: string) => names.some((name) => (name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name));
  const found = document.cookie.split(';').map((part) => part.slice(0, part.indexOf('=')).trim());
  for (const cookie of found.filter(isListed)) for (const domain of ['', ...parentDomains(location.hostname)]) expire(cookie, domain);
}

function expire(cookie: string, domain: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers yet
  document.cookie = `${cookie}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
}

/** `www.shop.example` → itself and `shop.example`: a script may have set its cookies for any of them. */
const parentDomains = (host: string): string[] => {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, i) => parts.slice(i).join('.'));
};
