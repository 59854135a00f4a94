import { inNewFolder } from './in-new-folder.ts';
import { random } from './random.ts';
import { queryShop } from './shop-database.ts';
import { startShop } from './shop-process.ts';

const PEOPLE = 30;
const AT_ONCE = 16;
const COMMENTS = 5;
const PRODUCTS = 3;
/** Password of the demo shop's customer. */
const PASSWORD = 'vitrina-demo-1';

export interface VoteFigures {
  /** Votes and open questions beyond one per person, votes without a person, responses with 500. */
  faults: string[];
  tries: number;
  /** Number of responses by status. */
  answers: string;
  seconds: number;
}

interface Script {
  port: number;
  /** Bearer tokens of accounts; two per mailbox, with different spelling. */
  tokens: readonly string[];
  strangers: readonly string[];
  comments: readonly number[];
  products: readonly number[];
  next: () => number;
}

/** Scripted votes and questions from many client addresses: two accounts per mailbox, invalid tokens, votes withdrawn and repeated; on a separate shop. */
export const voteDrill = ({ port, tries, seed }: { port: number; tries: number; seed: number }): Promise<VoteFigures> =>
  inNewFolder(async (dataDir) => {
    const shop = await startShop({ dataDir, port });
    try {
      const startedAt = performance.now();
      const script = await prepare(port, dataDir, random(seed));
      const statuses = new Map<number, number>();
      let left = tries;
      const one = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const status = await (left % 2 ? vote(script) : sendQuestion(script));
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
      const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
      const failed = [...statuses.keys()].filter((status) => status >= 500).map((status) => `an answer of ${status}`);
      return { faults: [...failed, ...(await faultsOf(dataDir, script))], tries, answers, seconds: (performance.now() - startedAt) / 1000 };
    } finally {
      await shop.stop();
    }
  });

const mailbox = (n: number): string => `glas-${n}@primer.test`;

async function prepare(port: number, dataDir: string, next: () => number): Promise<Script> {
  const emails = Array.from({ length: PEOPLE }, (_, n) => [mailbox(n), `glas-${n}+drugic@primer.test`]).flat();
  await queryShop(
    dataDir,
    `insert into users (email, password_hash, confirmed_at) select one, u.password_hash, now() from users u, unnest($1::text[]) one where u.email = $2`,
    [emails, 'customer@vitrina.test'],
  );
  const tokens: string[] = [];
  for (const email of emails)
    tokens.push((await send(port, '/api/auth/login/', { email, password: PASSWORD }, { address: addressOf(tokens.length) })).data.jwt);
  const strangers: string[] = [];
  for (let n = 0; n < PEOPLE; n += 1) strangers.push(await strangerToken(port, addressOf(1000 + n)));
  const comments = await queryShop<{ id: number }>(dataDir, 'select id from comments where approved order by id limit $1', [COMMENTS]);
  const products = await queryShop<{ id: number }>(dataDir, `select id from products where visible and type = 'simple' and status = 1 order by id limit $1`, [
    PRODUCTS,
  ]);
  return { port, tokens, strangers, comments: comments.map(({ id }) => id), products: products.map(({ id }) => id), next };
}

async function strangerToken(port: number, address: string): Promise<string> {
  const reply = await fetch(`http://localhost:${port}/api/auth/generate-token/`, { headers: { 'x-forwarded-for': address } });
  return ((await reply.json()) as { data: { jwt: string } }).data.jwt;
}

const addressOf = (n: number): string => `2001:db8:${n.toString(16)}::1`;
const oneOf = <T>(all: readonly T[], next: () => number): T => all[Math.floor(next() * all.length)] as T;

async function vote({ port, tokens, strangers, comments, next }: Script): Promise<number> {
  const token = next() < 0.7 ? oneOf(tokens, next) : oneOf(strangers, next);
  // Limits by address are not tested here, so each call has another address.
  const caller = { token, address: addressOf(Math.floor(next() * 60_000)) };
  return (await send(port, '/api/feedback/helpful/', { id: oneOf(comments, next), helpful: next() < 0.8 }, caller)).status;
}

async function sendQuestion({ port, tokens, strangers, products, next }: Script): Promise<number> {
  const n = Math.floor(next() * PEOPLE);
  const isOwn = next() < 0.5;
  const caller = { token: isOwn ? oneOf(tokens, next) : oneOf(strangers, next), address: addressOf(Math.floor(next() * 60_000)) };
  const email = isOwn ? '' : oneOf([mailbox(n), mailbox(n).toUpperCase(), `glas-${n}+x${Math.floor(next() * 1000)}@primer.test`], next);
  const words = { display_name: `Glas ${n}`, message: `Vprašanje ${Math.floor(next() * 1e9)}?`, ...(email && { email }) };
  return (await send(port, '/api/feedback/questions/', { content_type: 'product', content_id: oneOf(products, next), ...words }, caller)).status;
}

interface Caller {
  address: string;
  token?: string;
}

async function send(port: number, path: string, body: object, { address, token }: Caller) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(`http://localhost:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: reply.status, data: ((await reply.json()) as { data: { jwt: string } }).data };
}

async function faultsOf(dataDir: string, { comments, products }: Script): Promise<string[]> {
  const votes = await queryShop<{ id: number; votes: number; people: number }>(
    dataDir,
    `select comment_id as id, count(*)::integer as votes, count(distinct person)::integer as people from comment_votes where comment_id = any($1::integer[]) group by comment_id`,
    [comments],
  );
  const openQuestions = await queryShop<{ id: number; most: number; people: number }>(
    dataDir,
    `select product_id as id, max(n)::integer as most, count(*)::integer as people from (
       select product_id, person, count(*) as n from product_questions
       where question_id is null and not approved and refusal is null and person is not null and product_id = any($1::integer[]) group by product_id, person) one
     group by product_id`,
    [products],
  );
  // Without any votes or questions the drill would prove nothing.
  const silent = [...(votes.length === 0 ? ['no vote was counted at all'] : []), ...(openQuestions.length === 0 ? ['no question was kept at all'] : [])];
  return [
    ...silent,
    ...votes.filter((row) => row.votes !== row.people || row.people > PEOPLE).map((row) => `comment ${row.id}: ${row.votes} votes of ${PEOPLE} people`),
    ...openQuestions
      .filter((row) => row.most > 1 || row.people > PEOPLE)
      .map((row) => `product ${row.id}: ${row.most} open questions a person, ${row.people} people`),
  ];
}
