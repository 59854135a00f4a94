/** Rows shown initially; a group that exceeds the limit is still shown whole. */
const SHOWN_ROWS = 9;

interface Group {
  items: readonly unknown[];
}

/** The groups shown initially, and the rest; a rest of a few rows is shown too. */
export function splitGroups<G extends Group>(groups: readonly G[]): { shown: G[]; rest: G[]; restRows: number } {
  let rows = 0;
  const at = groups.findIndex((group) => {
    const isFull = rows >= SHOWN_ROWS;
    rows += group.items.length;
    return isFull;
  });
  const restRows = at < 0 ? 0 : groups.slice(at).reduce((sum, group) => sum + group.items.length, 0);
  return restRows <= 4 ? { shown: [...groups], rest: [], restRows: 0 } : { shown: groups.slice(0, at), rest: groups.slice(at), restRows };
}
