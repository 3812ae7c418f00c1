import { checkRule } from './issue';
import { postingWithOfficeRule } from './posting-office.rules';

const posting = {
  title: 'Hygienist for a day',
  role: 'hygienist',
  province: 'Quebec',
  city: 'Montréal',
  date: '2027-03-05',
  startTime: '08:00',
  endTime: '16:00',
  hourlyRate: '52.5',
};
const office = {
  officeName: 'Centre dentaire Plateau',
  streetAddress: '12 rue Rachel',
  postalCode: 'h2x1y4',
};

it('reads a posting and the office’s name and address', () => {
  expect(checkRule(postingWithOfficeRule, { ...posting, ...office })).toMatchObject({
    ok: true,
    value: { hourlyRate: '52.50', moreDates: [], ...office, postalCode: 'H2X 1Y4' },
  });
});

it.each([
  [{ officeName: ' ' }, [{ path: ['officeName'], key: 'validation.required' }]],
  [{ streetAddress: '' }, [{ path: ['streetAddress'], key: 'validation.required' }]],
  [{ postalCode: '90210' }, [{ path: ['postalCode'], key: 'validation.postalCode' }]],
  [{ postalCode: 'M5V 2K1' }, [{ path: ['postalCode'], key: 'validation.postalCodeProvince' }]],
  [{ province: 'Texas' }, [{ path: ['province'], key: 'validation.province' }]],
  [
    { title: '', streetAddress: '' },
    [
      { path: ['title'], key: 'validation.required' },
      { path: ['streetAddress'], key: 'validation.required' },
    ],
  ],
])('refuses %j', (wrong, issues) => {
  const result = checkRule(postingWithOfficeRule, { ...posting, ...office, ...wrong });
  expect(result.ok ? [] : result.issues).toMatchObject(issues);
});
