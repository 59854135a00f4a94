import { type LoadResult, load } from './load.ts';

const SECONDS = 5;
const REQUEST = { path: '/api/nuxtapi/routes/', headers: { 'accept-encoding': 'gzip' } };

/** Measures the whole route table as a client gets it, compressed: the first request, and repeated ones. */
export async function routeTable(port: number): Promise<{ load: LoadResult; routes: number; kilobytes: number; firstMs: number }> {
  const address = `http://localhost:${port}${REQUEST.path}`;
  const startedAt = performance.now();
  const { data } = (await (await fetch(address)).json()) as { data: { items: unknown[] } };
  const firstMs = performance.now() - startedAt;
  const packed = new CompressionStream('gzip');
  const bytes = await new Response(new Blob([JSON.stringify({ success: true, data })]).stream().pipeThrough(packed)).arrayBuffer();
  return {
    load: await load({ port, connections: 1, seconds: SECONDS, next: () => REQUEST }),
    routes: data.items.length,
    kilobytes: bytes.byteLength / 1000,
    firstMs,
  };
}
