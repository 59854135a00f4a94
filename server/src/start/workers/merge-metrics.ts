/**
 * Metrics of several workers as one text: every sample gets a label `worker`, and the lines about a family stand once before
 * all of its samples.
 */
export function mergeMetrics(texts: readonly { worker: number; text: string }[]): string {
  const families = new Map<string, { about: string[]; samples: string[] }>();
  for (const { worker, text } of texts) {
    let family = { about: [] as string[], samples: [] as string[] };
    for (const line of text.split('\n')) {
      const about = /^# (?:HELP|TYPE) (\S+)/.exec(line);
      if (about) {
        const name = about[1] as string;
        family = families.get(name) ?? { about: [], samples: [] };
        families.set(name, family);
        if (!family.about.includes(line)) family.about.push(line);
      } else if (line !== '') family.samples.push(withWorker(line, worker));
    }
  }
  return `${[...families.values()].flatMap(({ about, samples }) => [...about, ...samples]).join('\n')}\n`;
}

/** `name 1` or `name{a="b"} 1` with one label more. */
const withWorker = (sample: string, worker: number): string =>
  sample.replace(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})?(?= )/, (_, name: string, labels?: string) => `${name}{${labels ? `${labels},` : ''}worker="${worker}"}`);
