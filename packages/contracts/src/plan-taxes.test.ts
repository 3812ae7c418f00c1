import { PLANS, PLAN_KEYS, planPriceOf, planTaxesOf, PROVINCES, sumOf } from '.';

it.each([
  ['Ontario', [['hst', '13.000', '12.87']], '111.87'],
  ['Nova Scotia', [['hst', '14.000', '13.86']], '112.86'],
  ['New Brunswick', [['hst', '15.000', '14.85']], '113.85'],
  ['Newfoundland and Labrador', [['hst', '15.000', '14.85']], '113.85'],
  ['Prince Edward Island', [['hst', '15.000', '14.85']], '113.85'],
  [
    'Quebec',
    [
      ['gst', '5.000', '4.95'],
      ['qst', '9.975', '9.88'],
    ],
    '113.83',
  ],
  [
    'British Columbia',
    [
      ['gst', '5.000', '4.95'],
      ['pst', '7.000', '6.93'],
    ],
    '110.88',
  ],
  [
    'Saskatchewan',
    [
      ['gst', '5.000', '4.95'],
      ['pst', '6.000', '5.94'],
    ],
    '109.89',
  ],
  [
    'Manitoba',
    [
      ['gst', '5.000', '4.95'],
      ['pst', '7.000', '6.93'],
    ],
    '110.88',
  ],
  ['Alberta', [['gst', '5.000', '4.95']], '103.95'],
  ['Yukon', [['gst', '5.000', '4.95']], '103.95'],
] as const)('taxes of Premium in %s', (province, taxes, total) => {
  const price = planPriceOf('premium', province);
  expect(price.taxes).toEqual(taxes.map(([kind, rate, amount]) => ({ kind, rate, amount })));
  expect(price.total).toBe(total);
});

it('adds up for every plan and province', () => {
  for (const province of PROVINCES)
    for (const plan of PLAN_KEYS) {
      const { price, taxes, total } = planPriceOf(plan, province);
      expect(sumOf([price, ...taxes.map(({ amount }) => amount)])).toBe(total);
    }
});

it.each([null, undefined, '', 'Texas'])('has no taxes without a province: %j', (province) => {
  expect(planPriceOf('basic', province)).toEqual({ price: '29.00', taxes: [], total: null });
});

it('taxes a credit like a charge', () => {
  expect(planTaxesOf(-2900, 'Quebec')).toEqual([
    { kind: 'gst', rate: '5.000', amount: '-1.45' },
    { kind: 'qst', rate: '9.975', amount: '-2.89' },
  ]);
});

it('never allows less in a dearer plan', () => {
  const most = (limit: number | null) => limit ?? Infinity;
  for (const [at, plan] of PLAN_KEYS.entries()) {
    const next = PLAN_KEYS[at + 1];
    if (!next) continue;
    expect(PLANS[next].monthlyCents).toBeGreaterThan(PLANS[plan].monthlyCents);
    for (const limit of [
      'activeJobs',
      'clinicAlerts',
      'emergencyRequests',
      'rankedPeople',
    ] as const)
      expect(most(PLANS[next][limit])).toBeGreaterThanOrEqual(most(PLANS[plan][limit]));
  }
});
