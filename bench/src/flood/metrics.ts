/** Metrics of the running shop by name. Those of the event loop refer to the time since the last reading. */
export async function readMetrics(port: number): Promise<Map<string, number>> {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text();
  return new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line): [string, number] => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  );
}
