/** `node demo/pictures/contact-sheet.ts OUT.png KIND [name=value …]` draws all views of a kind on the shop's wall, for visual inspection. */
import sharp from 'sharp';
import { draw } from './draw.ts';
import { CANVAS } from './studio.ts';
import type { DeviceKind } from './types.ts';

const [out, name, ...settings] = process.argv.slice(2);
if (!out || !name) throw new Error('usage: node demo/pictures/contact-sheet.ts OUT.png KIND [name=value …]');
const { kind } = (await import(`./kinds/${name}.ts`)) as { kind: DeviceKind<Record<string, unknown>> };
const parameters = Object.fromEntries(
  settings.map((s) => {
    const [key = '', value = ''] = s.split('=');
    return [key, value === 'true' ? true : value === 'false' ? false : value !== '' && !Number.isNaN(Number(value)) ? Number(value) : value];
  }),
);
const views = Object.keys(kind.views);
const cell = { width: CANVAS.width / 2, height: CANVAS.height / 2 };
const columns = Math.min(views.length, 3);
const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.height}"><defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="#dee4e5"/><stop offset=".94" stop-color="#ebeff0"/></linearGradient></defs><rect width="100%" height="94%" fill="url(#w)"/><rect y="94%" width="100%" height="6%" fill="#f8fafa"/></svg>`;
const cells = await Promise.all(
  views.map(async (view) => {
    const svg = await draw({ kind: name, view, parameters });
    const device = await sharp(Buffer.from(svg)).resize(cell.width, cell.height).png().toBuffer();
    return sharp(Buffer.from(wall))
      .composite([{ input: device }])
      .png()
      .toBuffer();
  }),
);
await sharp({ create: { width: columns * (cell.width + 8), height: Math.ceil(views.length / columns) * (cell.height + 8), channels: 3, background: '#fff' } })
  .composite(cells.map((input, i) => ({ input, left: (i % columns) * (cell.width + 8), top: Math.floor(i / columns) * (cell.height + 8) })))
  .png()
  .toFile(out);
console.log(`${out}: ${views.join(', ')}`);
