/** Paths of the interface by name, as the server's endpoint table serves them (specification, section 7). */
export type EndpointPaths = Readonly<Record<string, string>>;

/** Path of a call, with its placeholders filled. Throws if the endpoint table does not contain it. */
export function endpointPath(paths: EndpointPaths, name: string, values: Readonly<Record<string, string>> = {}): string {
  const path = paths[name];
  if (path === undefined) throw new Error(`the endpoint table does not name ${name}`);
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
}
