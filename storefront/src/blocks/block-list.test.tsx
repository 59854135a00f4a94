import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { knownBlocks } from '../pages/static-content-index/known-blocks.ts';
import { BlockList } from './block-list.tsx';
import { BLOCKS } from './registry.ts';
import type { ShownBlock } from './shown-block.ts';

afterEach(() => vi.restoreAllMocks());

const text = (html: string): ShownBlock => ({ block: 'rich-text', html });

describe('blocks of a page', () => {
  it('stand without the one that cannot be drawn, which the browser tries again [S1.16]', () => {
    const broken = {
      ...BLOCKS,
      newsletter: () => {
        throw new Error('broken on purpose');
      },
    };
    const html = renderToString(<BlockList blocks={[text('<p>Prej</p>'), { block: 'newsletter', title: 'x' }, text('<p>Potem</p>')]} registry={broken} />);
    expect(html).toContain('<p>Prej</p>');
    expect(html).toContain('<p>Potem</p>');
    expect(html).toContain('<!--$!-->');
  });
  it('leave out one of an unknown name, also a name that every object has, and log it with its page', () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const shown = knownBlocks([{ block: 'hologram' }, text('<p>Tu</p>'), { block: 'constructor' }], '/stran/');
    expect(shown).toEqual([text('<p>Tu</p>')]);
    expect(logged.mock.calls.flat().map((line) => JSON.parse(String(line)) as unknown)).toEqual([
      expect.objectContaining({ block: 'hologram', page: '/stran/' }),
      expect.objectContaining({ block: 'constructor' }),
    ]);
  });
});
