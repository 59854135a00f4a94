import { expect, it } from 'vitest';
import { cacheDrawings } from './cache-drawings.ts';

it('draws a code once, and again after a hundred others', () => {
  const drawnPayloads: string[] = [];
  const draw = cacheDrawings((payload) => {
    drawnPayloads.push(payload.toString());
    return `<svg>${payload.toString()}</svg>`;
  });
  expect(draw(Buffer.from('a'))).toBe('<svg>a</svg>');
  expect(draw(Buffer.from('a'))).toBe('<svg>a</svg>');
  expect(drawnPayloads).toEqual(['a']);
  for (let i = 0; i < 100; i += 1) draw(Buffer.from(String(i)));
  expect(draw(Buffer.from('a'))).toBe('<svg>a</svg>');
  expect(drawnPayloads.filter((one) => one === 'a')).toHaveLength(2);
});
