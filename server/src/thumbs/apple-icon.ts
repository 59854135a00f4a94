import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Answer, text } from '../http/send.ts';

const SIZE = 180;
/** Resolution for drawings, which are small by themselves and rendered as large as needed. */
const DPI = 400;
const MOST_PIXELS = 50_000_000;
const LONGEST_SECONDS = 5;
/** Files of the theme; nothing else is read from the disk. */
const THEME = /^\/media\/theme\/[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

interface AppleIconOptions {
  /** Answers a path of the shop's own. */
  fetchPath: (path: string) => Promise<Response>;
  dataDir: string;
}

/** `/apple-touch-icon.png`: the shop's icon in the format of home screens, rendered again when the icon changes. */
export function createAppleIcon({ fetchPath, dataDir }: AppleIconOptions): () => Promise<Answer> {
  let cached: { of: string; bytes: Buffer } | undefined;
  return async () => {
    const source = await readIcon({ fetchPath, dataDir });
    if (!source) return text(404, 'Not found\n');
    const of = createHash('sha256').update(source).digest('base64url');
    if (cached?.of !== of) cached = { of, bytes: await draw(source) };
    return { status: 200, headers: ['Content-Type', 'image/png', 'Cache-Control', 'public, max-age=300'], body: cached.bytes };
  };
}

async function readIcon({ fetchPath, dataDir }: AppleIconOptions): Promise<Buffer | null> {
  const reply = await fetchPath('/favicon.svg');
  const elsewhere = reply.headers.get('location');
  if (elsewhere === null) return reply.ok ? Buffer.from(await reply.arrayBuffer()) : null;
  if (!THEME.test(elsewhere) || elsewhere.includes('..')) return null;
  return readFile(join(dataDir, elsewhere)).catch(() => null);
}

/** Draws on white: home screens show transparency as black. */
const draw = (source: Buffer): Promise<Buffer> =>
  sharp(source, { limitInputPixels: MOST_PIXELS, density: DPI })
    .resize(SIZE, SIZE, { fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: LONGEST_SECONDS })
    .png()
    .toBuffer();
