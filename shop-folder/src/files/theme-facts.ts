import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { ThemeFile } from '@vitrina/backend/seed';
import sharp from 'sharp';
import { readTypeface } from './read-typeface.ts';

const HASH_LENGTH = 12;

/** Returns hash, type and dimensions of a theme file, from its bytes. */
export async function themeFacts(file: string, bytes: Buffer): Promise<ThemeFile> {
  const isTypeface = extname(file) === '.woff2';
  const size = isTypeface ? null : extname(file) === '.svg' ? svgSize(bytes.toString('utf8')) : await headerSize(bytes);
  return {
    file,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH),
    width: size?.width ?? null,
    height: size?.height ?? null,
    typeface: isTypeface ? readTypeface(bytes) : null,
  };
}

type Size = { width: number; height: number };

const positive = (width: number, height: number): Size | null => (width > 0 && height > 0 ? { width, height } : null);

/** Returns the size a browser gives an SVG: its width and height if both are lengths, else the view box. */
function svgSize(text: string): Size | null {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  const length = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag)?.[1] ?? 0);
  const box =
    /\sviewBox\s*=\s*["']([^"']*)["']/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return positive(length('width'), length('height')) ?? positive(box[2] ?? 0, box[3] ?? 0);
}

async function headerSize(bytes: Buffer): Promise<Size | null> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  return positive(width, height);
}
