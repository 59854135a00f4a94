import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { landingTexts } from '../content/landing/index.ts';
import { type InAll, inEach } from './all-languages.ts';

/** Addresses of the film of the shelf and of its captions. */
export interface Film {
  files: string[];
  captions: InAll<string>;
}

const FILMS = ['shelf.mp4', 'shelf.webm'] as const;
/** When each of the four devices comes into sight. */
const CUES = ['00:00.300 --> 00:02.000', '00:02.100 --> 00:04.000', '00:04.100 --> 00:06.000', '00:06.100 --> 00:09.000'] as const;

/** Puts the film and its captions where the server finds them, each named after its content. */
export async function keepFilm(mediaDir: string): Promise<Film> {
  const files = await Promise.all(FILMS.map(async (name) => keep(mediaDir, name, await readFile(new URL(`../media/${name}`, import.meta.url)))));
  const captions = inEach<string>(() => '');
  for (const lang of Object.keys(captions) as LanguageCode[]) captions[lang] = await keep(mediaDir, `shelf-${lang}.vtt`, Buffer.from(captionsIn(lang)));
  return { files, captions };
}

function captionsIn(lang: LanguageCode): string {
  const words = landingTexts[lang].openDays.film.captions;
  return ['WEBVTT', `Language: ${LANGUAGES[lang].lang}`, ...CUES.map((cue, i) => `\n${cue}\n${words[i]}`)].join('\n').concat('\n');
}

async function keep(mediaDir: string, name: string, bytes: Buffer): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const path = `demo/films/${name.replace('.', `-${hash}.`)}`;
  await mkdir(join(mediaDir, 'demo/films'), { recursive: true });
  await writeFile(join(mediaDir, path), bytes);
  return `/media/${path}`;
}
