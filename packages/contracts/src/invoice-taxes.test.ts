import { amountDueOf, amountOfMinutes, negated, refundOf, sumOf, taxesOf } from './invoice-taxes';
import { PROVINCES, type Province } from './places';

const BOTH = { gstNumber: '123456789RT0001', qstNumber: '1234567890TQ0001' };
const NONE = { gstNumber: null, qstNumber: null };

describe('amountOfMinutes', () => {
  it.each([
    [420, '60.00', '420.00'],
    [421, '52.00', '364.87'],
    [1, '52.50', '0.88'],
    [7, '45.50', '5.31'],
    [3, '50.10', '2.51'],
    [960, '500.00', '8000.00'],
  ])('%d minutes at %s cost %s', (minutes, rate, amount) => {
    expect(amountOfMinutes(minutes, rate)).toBe(amount);
  });
});

describe('taxesOf', () => {
  it.each<[Province, string, [string, string, string][]]>([
    ['Ontario', '364.00', [['hst', '13.000', '47.32']]],
    ['Nova Scotia', '364.00', [['hst', '14.000', '50.96']]],
    ['New Brunswick', '364.00', [['hst', '15.000', '54.60']]],
    ['Newfoundland and Labrador', '364.00', [['hst', '15.000', '54.60']]],
    ['Prince Edward Island', '364.00', [['hst', '15.000', '54.60']]],
    ['Alberta', '364.00', [['gst', '5.000', '18.20']]],
    ['British Columbia', '364.00', [['gst', '5.000', '18.20']]],
    ['Manitoba', '364.00', [['gst', '5.000', '18.20']]],
    ['Saskatchewan', '364.00', [['gst', '5.000', '18.20']]],
    ['Northwest Territories', '364.00', [['gst', '5.000', '18.20']]],
    ['Nunavut', '364.00', [['gst', '5.000', '18.20']]],
    ['Yukon', '364.00', [['gst', '5.000', '18.20']]],
    [
      'Quebec',
      '364.00',
      [
        ['gst', '5.000', '18.20'],
        ['qst', '9.975', '36.31'],
      ],
    ],
    ['Alberta', '0.10', [['gst', '5.000', '0.01']]],
    ['Alberta', '0.09', [['gst', '5.000', '0.00']]],
    ['Ontario', '0.50', [['hst', '13.000', '0.07']]],
    ['Ontario', '-0.50', [['hst', '13.000', '-0.07']]],
  ])('%s on %s', (province, subtotal, expected) => {
    const lines = taxesOf(subtotal, province, BOTH);
    expect(lines.map(({ kind, taxRate, amount }) => [kind, taxRate, amount])).toEqual(expected);
  });

  it('charges nothing without a number', () => {
    for (const province of PROVINCES) expect(taxesOf('364.00', province, NONE)).toEqual([]);
  });

  it('charges each of Quebec’s taxes with its own number only', () => {
    const kindsWith = (numbers: typeof BOTH | typeof NONE | object) =>
      taxesOf('100.00', 'Quebec', { ...NONE, ...numbers }).map(({ kind }) => kind);
    expect(kindsWith({ gstNumber: BOTH.gstNumber })).toEqual(['gst']);
    expect(kindsWith({ qstNumber: BOTH.qstNumber })).toEqual(['qst']);
  });

  it('never charges Quebec’s tax elsewhere', () => {
    expect(taxesOf('100.00', 'Ontario', { ...BOTH, gstNumber: null })).toEqual([]);
  });
});

describe('sums', () => {
  it('add without binary residue', () => {
    expect(sumOf(['0.10', '0.20', '364.00'])).toBe('364.30');
    expect(sumOf([])).toBe('0.00');
    expect(negated('47.32')).toBe('-47.32');
    expect(negated('0.00')).toBe('0.00');
  });
});

describe('what is owed after an earlier payment', () => {
  it.each([
    ['shift', '260.00', '0.00', '260.00', null],
    ['shift', '260.00', '200.00', '60.00', null],
    ['shift', '260.00', '260.00', '0.00', null],
    ['shift', '260.00', '364.00', '-104.00', '104.00'],
    ['credit_note', '-364.00', '0.00', '0.00', null],
    ['credit_note', '-195.00', '195.00', '-195.00', '195.00'],
  ] as const)('%s of %s after %s: %s due, %s returned', (kind, total, paidBefore, due, refund) => {
    expect(amountDueOf({ kind, total, paidBefore })).toBe(due);
    expect(refundOf({ kind, total, paidBefore })).toBe(refund);
  });
});
