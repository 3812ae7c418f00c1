import { csvAmount, prefersCsv, writeCsv } from './write-csv';

const COLUMNS = [
  { key: 'name', header: 'Name' },
  { key: 'total', header: 'Total' },
];
const linesOf = (csv: string) => csv.replace(/^\uFEFF/, '').split('\r\n');

it.each(['=HYPERLINK("http://x")', '+1', '-1+2', '@SUM(A1)', '\tx'])(
  'puts an apostrophe before %j',
  (name) => {
    const [, line] = linesOf(writeCsv({ columns: COLUMNS, rows: [{ name, total: '1.00' }] }));
    expect(line?.replace(/^"/, '')).toMatch(/^'/);
  },
);

it('quotes separators and leaves ordinary cells as they are', () => {
  const csv = writeCsv({
    columns: COLUMNS,
    rows: [{ name: 'Smile, "Dental"', total: csvAmount('-50.00') }],
  });
  expect(linesOf(csv)).toEqual(['Name,Total', '"Smile, ""Dental""",(50.00)', '']);
  expect(csv.startsWith('\uFEFF')).toBe(true);
});

it.each([
  ['text/csv', true],
  ['application/json, text/csv;q=0.9', true],
  ['TEXT/CSV', true],
  ['*/*', false],
  ['text/*', false],
  ['', false],
])('accept %j: CSV %s', (accept, isCsv) => {
  expect(prefersCsv(accept)).toBe(isCsv);
});
