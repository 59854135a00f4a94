/** Address of the picture of an energy arrow with its scale. */
export const arrowPath = ({ class: letter, from, to }: { class: string; from: string; to: string }): string =>
  `/energy/${from}-${to}/${letter}.svg`.replaceAll('+', 'p');
