export interface ComponentStates {
  component: string;
  /** Its section in the table. */
  section: string;
  /** Stories by state, without unsupported states. */
  stories: ReadonlyMap<string, readonly string[]>;
  /** Required states without a story. */
  missing: readonly string[];
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isNone = (cell: string) => cell === '·' || cell === '';

/** Parses the page of states: a table per section, a row per component, a column per state. */
export function readStates(page: string): readonly ComponentStates[] {
  const found: ComponentStates[] = [];
  let section = '';
  let states: readonly string[] = [];
  for (const line of page.split('\n')) {
    if (line.startsWith('## ')) [section, states] = [line.slice(3), []];
    if (!line.startsWith('|') || /^\|[\s|:-]+$/.test(line)) continue;
    const [component = '', ...cells] = cellsOf(line);
    if (states.length === 0) {
      states = cells;
      continue;
    }
    const byState = states.map((state, index) => [state, cells[index] ?? ''] as const);
    const isOwed = (state: string) => state !== 'more' && !state.startsWith('(');
    found.push({
      component,
      section,
      stories: new Map(
        byState
          .filter(([, cell]) => !isNone(cell))
          .map(([state, cell]) => [state, cell.split(', ')] as const),
      ),
      missing: byState.flatMap(([state, cell]) => (isOwed(state) && isNone(cell) ? [state] : [])),
    });
  }
  return found;
}

/** Differences between the page of states and the stories. */
export function compareStates(
  page: readonly ComponentStates[],
  stories: ReadonlyMap<string, readonly string[]>,
): string[] {
  const listed = new Map(
    page.map(({ component, stories: byState }) => [component, [...byState.values()].flat()]),
  );
  return [
    ...page.flatMap(({ component, missing }) =>
      missing.map((state) => `${component} has no story of: ${state}`),
    ),
    ...[...stories].flatMap(([component, names]) =>
      names
        .filter((name) => !listed.get(component)?.includes(name))
        .map((name) => `${component}: ${name} is not in the table`),
    ),
    ...[...listed].flatMap(([component, names]) =>
      names
        .filter((name) => !stories.get(component)?.includes(name))
        .map((name) => `${component}: there is no story ${name}`),
    ),
  ];
}
