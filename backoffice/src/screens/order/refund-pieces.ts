type Pieces = Readonly<Record<number, number>>;

interface Line {
  id: number;
  /** Id of the line to which this service belongs. */
  service_of?: number | undefined;
}

interface Left {
  id: number;
  qty: number;
  refunded: number;
}

/** Entered quantity of a line, with equal quantities of its services, until these are changed: a service already carried out stays paid. */
export function withServices(
  pieces: Pieces,
  { id, qty }: { id: number; qty: number },
  { lines, left }: { lines: readonly Line[]; left: readonly Left[] },
): Pieces {
  const most = (line: number): number => {
    const found = left.find((one) => one.id === line);
    return found ? found.qty - found.refunded : 0;
  };
  const services = lines.filter(({ service_of }) => service_of === id).map((service) => [service.id, Math.min(qty, most(service.id))]);
  return { ...pieces, [id]: qty, ...Object.fromEntries(services) };
}
