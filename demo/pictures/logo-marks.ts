/** Marks of the brands, drawn in ink in a square of 100 units; `line(…)` is a stroke, all else is filled. */
const line = (d: string, width = 9, more = ''): string =>
  `<path d="${d}" fill="none" stroke="#111a1c" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;
const fill = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`;
const dot = (x: number, y: number, r: number): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const ring = (r: number, width: number, more = ''): string => `<circle cx="50" cy="50" r="${r}" fill="none" stroke="#111a1c" stroke-width="${width}"${more}/>`;
const turned = (count: number, step: number, shape: string): string =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${i * step} 50 50)">${shape}</g>`).join('');
/** A tile of a mosaic: column, row, and a shape with one corner cut off. */
const tile = (column: number, row: number, shape: string): string => `<path transform="translate(${column * 34} ${row * 34})" d="${shape}"/>`;

export const LOGO_MARKS = {
  // An electron on two orbits.
  kvant: `<g fill="none" stroke="#111a1c" stroke-width="8"><ellipse cx="50" cy="50" rx="46" ry="17" transform="rotate(-38 50 50)"/><ellipse cx="50" cy="50" rx="46" ry="17" transform="rotate(38 50 50)"/></g>${dot(50, 50, 9)}`,
  // Slabs of rock.
  skala: fill('M32 8h52L72 32H20zM24 38h60L72 62H12zM12 68h72L72 92H0z'),
  // An arched window.
  okno: line('M14 94V46a36 36 0 0 1 72 0v48zM50 12v82M14 54h72', 8),
  // Three discs on top of each other.
  shramba: `<g fill="none" stroke="#111a1c" stroke-width="8"><ellipse cx="50" cy="20" rx="42" ry="14"/><path d="M8 20v28c0 8 18 15 42 15s42-7 42-15V20M8 48v30c0 8 18 15 42 15s42-7 42-15V48"/></g>`,
  // A sheet between two rollers.
  stisk: `${dot(50, 23, 20)}${dot(50, 77, 20)}${line('M4 50h92', 8)}`,
  // A lamp half lit.
  lumo: `${ring(44, 9)}${fill('M50 6a44 44 0 0 1 0 88z')}`,
  // Two peaks, the higher one with snow.
  vrh: fill('M0 92L38 22l18 33 10-16 34 53zM38 44l-9 17 8-4 6 6 6-7z'),
  // A spreading voice.
  glas: `${dot(14, 50, 12)}${line('M40 28a31 31 0 0 1 0 44')}${line('M58 12a54 54 0 0 1 0 76')}${line('M76 -2a74 74 0 0 1 0 104')}`,
  // A leaf in two halves.
  list: `<g transform="rotate(38 50 50)">${fill('M47 0C6 26 8 66 47 88zM53 0c41 26 39 66 0 88zM46 84h8v16h-8z')}</g>`,
  // A heartbeat.
  utrip: line('M2 56h22l12-36 18 64 14-46 8 18h22', 9),
  // A plug with its cord.
  vtikac: `${fill('M20 34h60v14c0 17-12 29-25 31H45C32 77 20 65 20 48z')}${line('M36 6v26M64 6v26')}${line('M50 78c0 14 16 6 16 18', 8)}`,
  // A patch with stitches.
  koza: `<rect x="6" y="6" width="88" height="88" rx="22" fill="none" stroke="#111a1c" stroke-width="7"/><rect x="22" y="22" width="56" height="56" rx="11" fill="none" stroke="#111a1c" stroke-width="6" stroke-dasharray="11 8"/>`,
  // A mosaic.
  tessel: [
    tile(0, 0, 'M0 0h32v32H0z'),
    tile(1, 0, 'M0 0h32L0 32z'),
    tile(2, 0, 'M32 0v32H0z'),
    tile(0, 1, 'M0 0l32 32H0z'),
    tile(1, 1, 'M0 0h32v32H0z'),
    tile(2, 1, 'M0 0h32L0 32z'),
    tile(0, 2, 'M32 0v32H0z'),
    tile(2, 2, 'M0 0h32v32H0z'),
  ].join(''),
  // The north star.
  nordal: `${fill('M50 0l9 34 31-24-20 33 30 7-30 7 20 33-31-24-9 34-9-34-31 24 20-33-30-7 30-7-20-33 31 24z')}`,
  // A river.
  sava: `${line('M4 26c16-18 30-18 46 0s30 18 46 0', 10)}${line('M4 52c16-18 30-18 46 0s30 18 46 0', 10)}${line('M4 78c16-18 30-18 46 0s30 18 46 0', 10)}`,
  // A pause symbol.
  tihota: `${ring(43, 7)}${line('M38 34v32M62 34v32', 9)}`,
  // Light on a screen.
  platno: `${fill('M84 2h14v96H84z')}${fill('M2 50L74 16v68z')}`,
  // The sun over the line of the horizon.
  obzor: `${fill('M18 48a32 32 0 0 1 64 0z')}${line('M2 62h96', 8)}${line('M18 78h64', 8)}${line('M36 94h28', 8)}`,
  // A snowflake.
  mraz: turned(6, 60, line('M50 50V6M38 15l12 12 12-12', 8)),
  // A flame.
  zar: fill(
    'M52 2c4 20 30 30 30 58 0 22-14 38-32 38S18 84 18 62c0-14 8-22 14-30 2 8 4 12 10 14C38 30 42 14 52 2zM50 54c-2 10-14 14-14 26 0 8 6 12 14 12s14-5 14-13c0-10-10-14-14-25z',
  ),
  // Steam.
  sopara: `${line('M22 92c-20-26 18-36 0-58 -6-8-4-18 4-26', 9)}${line('M50 92c-20-26 18-36 0-58 -6-8-4-18 4-26', 9)}${line('M78 92c-20-26 18-36 0-58 -6-8-4-18 4-26', 9)}`,
  // A cup with a rising sun.
  jutro: `${fill('M8 54h64c0 26-12 42-32 42S8 80 8 54z')}${line('M72 60c20-4 24 22-2 22', 8)}${fill('M20 44a20 20 0 0 1 40 0z')}${line('M40 14V4M16 24l-7-7M64 24l7-7', 7)}`,
  // A coffee bean.
  zrno: `<g transform="rotate(34 50 50)"><ellipse cx="50" cy="50" rx="31" ry="46" fill="none" stroke="#111a1c" stroke-width="9"/>${line('M50 4c-16 26 16 56 0 92', 8)}</g>`,
  // A circle, swept repeatedly.
  krog: `${ring(43, 10, ' stroke-dasharray="218 53" stroke-linecap="round" transform="rotate(-30 50 50)"')}${ring(22, 8)}${dot(50, 50, 7)}`,
  // Gusts.
  veter: `${line('M4 34h56c20 0 20-28 2-28-9 0-14 6-14 12', 9)}${line('M4 54h80c18 0 18 26 1 26-8 0-12-5-12-11', 9)}${line('M4 74h44c16 0 16 22 1 22-7 0-11-4-11-9', 9)}`,
  // A pan from above.
  ponev: `<g transform="rotate(-45 50 50)"><circle cx="50" cy="62" r="31" fill="none" stroke="#111a1c" stroke-width="9"/><circle cx="50" cy="62" r="17"/>${line('M50 26V-8', 13)}</g>`,
  // An aperture.
  obskura: `${ring(45, 7)}${turned(6, 60, line('M50 27L89 27', 7))}`,
  // Light behind a lens.
  zorni: `${line('M40 4c24 26 24 66 0 92-24-26-24-66 0-92z', 8)}${line('M70 28L98 50 70 72M70 50h22', 6)}`,
  // A gull.
  galeb: line('M2 62c8-26 30-34 48-4 18-30 40-22 48 4', 11),
  // A net of points.
  poljana: `${line('M50 50L50 12M50 50L88 40M50 50L74 86M50 50L26 86M50 50L12 40', 6)}${dot(50, 50, 14)}${dot(50, 11, 9)}${dot(89, 40, 9)}${dot(74, 88, 9)}${dot(26, 88, 9)}${dot(11, 40, 9)}`,
  // Dawn.
  zorja: `${fill('M24 74a26 26 0 0 1 52 0z')}${line('M2 88h96', 8)}${line('M50 34V16M22 46L9 33M78 46l13-13M12 70H1M88 70h11', 8)}`,
  // A shield with an eye.
  straza: `${line('M50 5l38 12v30c0 24-16 40-38 48C28 87 12 71 12 47V17z', 9)}${dot(50, 46, 15)}`,
  // A fireplace in a house.
  ognjisce: `${line('M6 48L50 8l44 40M18 40v52h64V40', 9)}${fill('M51 38c2 12 15 16 15 30 0 10-7 17-16 17s-16-7-16-17c0-7 4-11 7-15 1 4 3 6 5 6-1-8 1-15 5-21z')}`,
  // A cube.
  kocka: fill('M50 2l42 23-42 23L8 25zM4 33l42 23v42L4 75zM54 98V56l42-23v42zM64 62v22l22-12V50z'),
  // A palette.
  paleta: fill(
    'M50 6c28 0 46 18 46 40 0 16-12 22-24 22-8 0-14 0-14 8 0 6 4 8 4 12 0 4-4 6-10 6C24 94 4 76 4 50S24 6 50 6zM30 34a8 8 0 1 0 .1 0zM52 20a8 8 0 1 0 .1 0zM74 32a8 8 0 1 0 .1 0zM24 56a8 8 0 1 0 .1 0z',
  ),
  // A disc and its shadow.
  senca: `${ring(30, 8, ' transform="translate(-14 -14)"')}${fill('M78 46a34 34 0 1 1-32 32A44 44 0 0 0 78 46z')}`,
  // A rainbow.
  mavrica: `${line('M6 82a44 44 0 0 1 88 0', 10)}${line('M24 82a26 26 0 0 1 52 0', 10)}${line('M42 82a8 8 0 0 1 16 0', 10)}`,
} as const satisfies Record<string, string>;
