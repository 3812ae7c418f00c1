import { canStepHiring } from './hiring';
import { HIRING_STATUSES } from './option-sets';

it('goes from interested over contacted to hired, can be withdrawn at any time and start again', () => {
  const steps = [null, ...HIRING_STATUSES].flatMap((from) =>
    HIRING_STATUSES.filter((to) => canStepHiring(from, to)).map((to) => `${from} ${to}`),
  );
  expect(steps).toEqual([
    'null interested',
    'interested contacted',
    'interested withdrawn',
    'contacted hired',
    'contacted withdrawn',
    'hired withdrawn',
    'withdrawn interested',
  ]);
});
