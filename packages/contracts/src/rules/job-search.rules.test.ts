import { checkRule } from './issue';
import { jobFilterRule } from './job-search.rules';

const rateOf = (minRate: unknown) => {
  const result = checkRule(jobFilterRule, { minRate });
  return result.ok ? result.value.minRate : result.issues[0]?.key;
};

it.each([
  ['0', '0.00'],
  [52.5, '52.50'],
  ['9999.99', '9999.99'],
  ['-5', 'validation.minimumRate'],
  [-0.5, 'validation.minimumRate'],
  ['10000', 'validation.minimumRate'],
  ['-5.123', 'validation.decimal'],
  ['1e2', 'validation.decimal'],
])('a minimum rate of %j is %s', (written, read) => {
  expect(rateOf(written)).toBe(read);
});
