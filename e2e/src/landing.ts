import pg from 'pg';
import { LANGUAGE_CODES, languageBase } from '@vitrina/contract/values/languages';
import { inject } from 'vitest';
import { sendRequest } from './request.ts';

export interface NewLanding {
  id: number;
  path: string;
}

/** Creates a landing page in the running shop by inserting rows, as the back office would; returns its path once the shop serves it. */
export async function newLanding(blocks: readonly unknown[], { visible = true } = {}): Promise<NewLanding> {
  const slug = `pristajalna-${crypto.randomUUID()}`;
  const id = await inTransaction(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      "insert into contents (kind, code, template, visible) values ('landing', $1, 'StaticContentIndex', $2) returning id",
      [slug, visible],
    );
    const contentId = (rows[0] as { id: number }).id;
    await client.query("insert into content_texts (content_id, lang, slug, title, blocks) values ($1, 'si', $2, 'Pristajalna stran', $3)", [
      contentId,
      slug,
      JSON.stringify(blocks),
    ]);
    // A route in every language, like every page.
    for (const lang of LANGUAGE_CODES)
      await client.query(
        `insert into routes (path, lang, controller, action, template, content_type, content_id, slug, page_key)
         values ($1, $2, 'staticcontent', 'index', 'StaticContentIndex', 'landing', $3, $4, $5)`,
        [`${languageBase(lang, 'si')}${slug}/`, lang, contentId, slug, `content:${contentId}`],
      );
    return contentId;
  });
  const path = `/${slug}/`;
  if (visible) await untilThere(path);
  return { id, path };
}

async function inTransaction<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('database') as string });
  await client.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    await client.end();
  }
}

/** Waits until the shop has received the notification of the rows. */
async function untilThere(path: string): Promise<void> {
  const giveUp = Date.now() + 300_000;
  while ((await sendRequest(path)).status !== 200) {
    if (Date.now() > giveUp) throw new Error(`${path} is not there`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
