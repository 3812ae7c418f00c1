import { assignBest } from '@tbt/subgraph-marketplace/repositories';
import type { Figure } from '../harness/results';
import { estimate, seededNumbers } from '../harness/statistics';

const REQUESTS = 200;
const PEOPLE = 2_000;

/** The best assignment of a region: processor time for random scores in thousandths. */
export function assignmentFigure(slices: number): Figure {
  const random = seededNumbers(7);
  const times = Array.from({ length: slices }, () => {
    const scores = Array.from({ length: REQUESTS }, () =>
      Array.from({ length: PEOPLE }, () => 1 + Math.floor(random() * 1_000)),
    );
    const before = process.cpuUsage();
    assignBest(scores);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return {
    name: `processor time to assign ${REQUESTS} requests to ${PEOPLE.toLocaleString('en-CA')} people`,
    unit: 'ms',
    value: estimate(times),
    target: { atMost: 1_000 },
  };
}
