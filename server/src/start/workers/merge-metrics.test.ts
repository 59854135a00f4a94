import { expect, it } from 'vitest';
import { mergeMetrics } from './merge-metrics.ts';

it('samples of all workers stand below their family once, each with its worker', () => {
  const text = (n: number) => `# HELP a_total What.\n# TYPE a_total counter\na_total{kind="x y"} ${n}\n# TYPE b gauge\nb ${n}\n`;
  expect(
    mergeMetrics([
      { worker: 1, text: text(1) },
      { worker: 2, text: text(2) },
    ]),
  ).toBe(
    [
      '# HELP a_total What.',
      '# TYPE a_total counter',
      'a_total{kind="x y",worker="1"} 1',
      'a_total{kind="x y",worker="2"} 2',
      '# TYPE b gauge',
      'b{worker="1"} 1',
      'b{worker="2"} 2',
      '',
    ].join('\n'),
  );
});
