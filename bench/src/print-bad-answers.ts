import type { LoadResult } from './load.ts';

/** Prints the first bad responses with their requests; returns the total number. */
export function printBadAnswers(what: string, results: readonly Pick<LoadResult, 'requests' | 'bad' | 'badAnswers'>[]): number {
  const bad = results.reduce((sum, one) => sum + one.bad, 0);
  if (bad === 0) return 0;
  console.log(`${what}: ${bad} of ${results.reduce((sum, one) => sum + one.requests, 0)} answers are not what was asked for. The first:`);
  for (const { request, status, text } of results.flatMap(({ badAnswers }) => badAnswers).slice(0, 5)) {
    const { path, method = 'GET', headers = {}, body = '', expects = [200] } = request;
    console.log(`  ${method} ${path} ${JSON.stringify(headers)} ${body}\n    expected ${expects.join(' or ')}, got ${status === 0 ? 'no answer' : status}:`);
    console.log(text.trim().replaceAll(/^/gm, '    '));
  }
  return bad;
}
