import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import pg from 'pg';
import { startTestBackend, type TestBackend } from '../../../backend/src/testing/test-backend.ts';
import { DEMO_SHOP } from '../../../demo/demo-shop.ts';
import { drawings } from '../../../demo/pictures/drawings.ts';
import { checkFolder } from '../check/check-folder.ts';
import { exportFolder } from '../export/export-folder.ts';
import { faultLine } from '../faults.ts';
import { type LoadFolder, type Loaded, loadFolder } from '../load/load-folder.ts';
import { newShop } from '../new/new-shop.ts';
import { writePo } from '../po/write-po.ts';
import { putFiles } from '../write/put-files.ts';

export interface SiteShop {
  backend: TestBackend;
  query: (text: string) => Promise<unknown[]>;
  dir: string;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  /** Writes a domain of texts: the source language, and German. */
  texts: (domain: string, texts: Record<string, Partial<Record<LanguageCode, string>>>) => void;
  load: (more?: Partial<LoadFolder>) => Promise<Loaded>;
  /** Notifies the running shop of changes. */
  settle: () => Promise<void>;
  export: () => Promise<Map<string, string | Buffer>>;
  /** Writes files to a new folder and returns its path. */
  put: (name: string, files: ReadonlyMap<string, string | Buffer>) => string;
  /** Faults of a file, without its name. */
  faults: (file: string) => Promise<string[]>;
  close: () => Promise<void>;
}

/** A new shop of two products in Croatian, German and Austrian German, with its folder, on an empty database. */
export async function openSiteShop(): Promise<SiteShop> {
  const root = mkdtempSync(join(tmpdir(), 'site-shop-'));
  const dir = join(root, 'shop');
  const mediaDir = join(root, 'media');
  putFiles(dir, newShop({ name: 'Kovač Elektro', languages: ['hr', 'de', 'at'], country: 'HR' }, { dir: DEMO_SHOP, category: 'laptops', products: 2 }));
  const backend = await startTestBackend('empty', { defaultLanguage: 'hr' });
  const { db } = backend.database;
  const reader = new pg.Client({ connectionString: backend.database.url });
  await reader.connect();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  };
  return {
    ...{ backend, dir, write },
    query: async (text) => (await reader.query(text)).rows,
    read: (file) => readFileSync(join(dir, file), 'utf8'),
    texts: (domain, texts) => {
      const entries = Object.entries(texts).map(([key, { hr = '', de = '' }]) => ({ key, source: hr, text: de }));
      write(`texts/${domain}.pot`, writePo({ lang: null, entries }));
      write(`texts/de/${domain}.po`, writePo({ lang: 'de-DE', entries }));
    },
    load: (more = {}) => loadFolder({ db, dir, mediaDir, drawings, defaultLanguage: 'hr', log: () => {}, ...more }),
    settle: async () => {
      await backend.cache.purge(await backend.catalogue.catchUp());
    },
    export: () => exportFolder({ db, mediaDir, defaultLanguage: 'hr' }),
    put: (name, files) => {
      putFiles(join(root, name), files);
      return join(root, name);
    },
    faults: async (file) =>
      (await checkFolder(dir, drawings)).faults.filter((fault) => fault.file === file).map((fault) => faultLine(fault).slice(file.length + 1)),
    close: async () => {
      await reader.end();
      await backend.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export const differences = ({ compared }: Loaded): string[] =>
  compared.filter(({ difference }) => difference !== 'same').map(({ kind, code, difference }) => `${kind} ${code} ${difference}`);
