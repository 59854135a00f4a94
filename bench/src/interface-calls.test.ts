import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { productCalls } from './interface-calls.ts';

it('products are asked for by the ids that the sitemaps name, each once: hidden ones and gaps between ids are no answers gone wrong', async () => {
  const pages = [[7, 9, 10], [12, 40], [41]];
  const requestedIds: number[] = [];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url as string, 'http://shop');
    if (pathname === '/api/catalog/sitemap/') {
      const products = pages[Number(searchParams.get('page')) - 1]?.map((id) => ({ urls: { si: `/miška-2-izdelki-${id}/` } }));
      return void response.end(JSON.stringify({ data: { products, pages: pages.length } }));
    }
    const body = await Array.fromAsync(request, String);
    const { item_id } = JSON.parse(body.join('')) as { item_id: number };
    requestedIds.push(item_id);
    response.writeHead(pages.flat().includes(item_id) ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const result = await productCalls((server.address() as AddressInfo).port);
  server.closeAllConnections();
  server.close();
  expect(requestedIds.sort((a, b) => a - b)).toEqual(pages.flat());
  expect([result.requests, result.bad]).toEqual([6, 0]);
});
