/** Link of an invitation mail or of the shop's first start: `#invited={code}`, `#first={code}`. */
export interface OpenedLink {
  kind: 'first' | 'invited';
  code: string;
}

const LINK = /^#(first|invited)=([\w-]{43})$/;

/** Reads the secret once and removes it from address and history, where other users could see it. */
function takeLink(): OpenedLink | null {
  const [, kind, code] = LINK.exec(location.hash) ?? [];
  if (!kind || !code) return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  return { kind: kind as OpenedLink['kind'], code };
}

export const openedLink = takeLink();

// A link followed while the back office is open changes only the hash.
addEventListener('hashchange', () => {
  if (LINK.test(location.hash)) location.reload();
});
