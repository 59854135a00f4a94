import { startOpenSearch } from './opensearch-nodes.ts';

/**
 * Starts two nodes for a drill, prints their URLs in one line of JSON, and executes commands from stdin, one per line: `kill N`, `revive N`. Ends with its
 * input.
 */
const nodes = await startOpenSearch({ nodes: 2, heap: Number(process.env.OPENSEARCH_HEAP_MB ?? 1024), data: process.env.OPENSEARCH_DATA });
console.log(JSON.stringify({ urls: nodes.urls }));
let queue: Promise<unknown> = Promise.resolve();
process.stdin.setEncoding('utf8').on('data', (text: string) => {
  for (const [, what, node] of text.matchAll(/(kill|revive) (\d)/g)) {
    queue = queue.then(() => nodes[what as 'kill' | 'revive'](Number(node))).then(() => console.log(JSON.stringify({ done: `${what} ${node}` })));
  }
});
process.stdin.on('end', () => void queue.then(() => nodes.stop()).then(() => process.exit(0)));
