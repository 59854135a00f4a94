import { expect, it } from 'vitest';
import { CodeSketch } from './code-sketch.ts';

it('holds every code that was added, and hardly another', () => {
  const sketch = new CodeSketch(20_000);
  for (let i = 0; i < 20_000; i += 1) sketch.add(`code${i}`);
  const texts = Array.from({ length: 20_000 }, (_, i) => i);
  expect(texts.filter((i) => !sketch.mightContain(`code${i}`))).toEqual([]);
  expect(texts.filter((i) => sketch.mightContain(`laptop${i}`)).length).toBeLessThan(100);
});
