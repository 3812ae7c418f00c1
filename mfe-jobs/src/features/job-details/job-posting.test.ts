import { jobPosting } from '@tbt/contracts';
import { wholeJobNode } from '../../testing/job-fixtures';

it('has place, time and pay for search engines', () => {
  expect(jobPosting(wholeJobNode(), 'https://site.test/jobs/7')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Hygienist for a full day',
    validThrough: '2027-03-05T13:00:00Z',
    hiringOrganization: { name: 'Maple Dental' },
    jobLocation: {
      address: { addressLocality: 'Toronto', streetAddress: '12 King St W', addressCountry: 'CA' },
    },
    baseSalary: { currency: 'CAD', value: { value: 52, unitText: 'HOUR' } },
  });
});

it('keeps the street of the clinic out of a shift in another town', () => {
  const posting = jobPosting(wholeJobNode({ city: 'Hamilton' }), 'https://site.test/jobs/7');
  expect(JSON.stringify(posting)).not.toContain('King St');
});

it('does without a clinic that cannot be read', () => {
  const posting = jobPosting(wholeJobNode({ clinic: null, description: null }), '/jobs/7');
  expect(posting).not.toHaveProperty('hiringOrganization');
  expect(posting.description).toBe('Hygienist for a full day');
});
