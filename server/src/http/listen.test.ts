import { createServer } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen } from './listen.ts';

const CONNECTIONS = 400;

describe('listening', () => {
  it.runIf(process.platform === 'linux')('takes several new connections each time the loop goes round', { meta: { needs: 'Linux' } }, async () => {
    const server = createServer((_request, response) => response.end());
    const { port, close } = await listen(server, { port: 0, host: '127.0.0.1' });
    let taken = 0;
    server.on('connection', () => {
      taken += 1;
    });
    const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1'));
    let rounds = 0;
    while (taken < CONNECTIONS) {
      rounds += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(rounds).toBeLessThan(CONNECTIONS / 2);
    for (const socket of sockets) socket.destroy();
    await close();
  });

  it('refuses a port on which another listens, this one too', async () => {
    const first = await listen(createServer(), { port: 0, host: '127.0.0.1' });
    await expect(listen(createServer(), { port: first.port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.close();
    const second = await listen(createServer(), { port: first.port, host: '127.0.0.1' });
    await second.close();
  });
});
