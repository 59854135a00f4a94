export interface Portrait {
  skin: string;
  hair: string;
  shirt: string;
  wall: string;
  /** Hairstyle. */
  style: 'short' | 'bob' | 'bun';
  glasses?: boolean;
  beard?: boolean;
}

const HAIR: Record<Portrait['style'], { behind: string; before: string }> = {
  short: { behind: '', before: 'M78 104c-4-44 18-64 43-64s46 20 42 64c-5-22-14-32-24-36-18 8-38 6-50 2-6 8-9 18-11 34z' },
  bob: {
    behind: 'M66 158c-10-70 6-124 55-124s64 54 54 124z',
    before: 'M79 106c0-40 12-58 42-58s42 18 42 58c-8-12-14-24-18-36-14 12-36 18-54 18-5 4-9 10-12 18z',
  },
  bun: {
    behind: 'M94 34a26 22 0 1 1 52 0 26 22 0 1 1-52 0z',
    before: 'M78 108c-6-46 14-68 42-68s48 22 42 68c-4-24-14-38-26-44-12 6-30 8-42 2-8 10-14 24-16 42z',
  },
};

/** Draws a person of a few shapes, not modelled on a real one. */
export function drawPortrait({ skin, hair, shirt, wall, style, glasses = false, beard = false }: Portrait): string {
  const { behind, before } = HAIR[style];
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240">' +
    '<defs><linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity=".12"/></linearGradient></defs>' +
    `<rect width="240" height="240" fill="${wall}"/><rect width="240" height="240" fill="url(#l)"/>` +
    (behind ? `<path d="${behind}" fill="${hair}"/>` : '') +
    `<path d="M24 240c4-46 38-66 96-66s92 20 96 66z" fill="${shirt}"/><path d="M102 140h36v36c0 24-36 24-36 0z" fill="${skin}"/>` +
    `<path d="M102 152c10 12 26 12 36 0v10c-10 12-26 12-36 0z" fill="#000" opacity=".12"/><ellipse cx="120" cy="106" rx="42" ry="50" fill="${skin}"/>` +
    (beard ? `<path d="M79 112c2 36 18 50 41 50s39-14 41-50c-10 22-24 22-41 22s-31 0-41-22z" fill="${hair}" opacity=".9"/>` : '') +
    `<path d="${before}" fill="${hair}"/><circle cx="104" cy="108" r="4" fill="#22292b"/><circle cx="136" cy="108" r="4" fill="#22292b"/>` +
    `<path d="M108 ${beard ? 139 : 134}q12 9 24 0" fill="none" stroke="${beard ? '#fff' : '#7a3b30'}" stroke-width="3.5" stroke-linecap="round"/>` +
    (glasses
      ? '<g fill="none" stroke="#22292b" stroke-width="3"><circle cx="103" cy="108" r="14"/><circle cx="137" cy="108" r="14"/><path d="M117 106q3-3 6 0"/></g>'
      : '') +
    '</svg>'
  );
}
