import { jobPosting } from '@tbt/contracts';
import * as z from 'zod/mini';
import { wholeJobNode } from '../../testing/job-fixtures';

const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/));
const filled = z.string().check(z.minLength(1));

/** Google's required and recommended properties of a JobPosting at a place. */
const googleRule = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('JobPosting'),
  title: filled,
  description: filled,
  datePosted: instant,
  validThrough: instant,
  hiringOrganization: z.object({ '@type': z.literal('Organization'), name: filled }),
  jobLocation: z.object({
    '@type': z.literal('Place'),
    address: z.object({
      '@type': z.literal('PostalAddress'),
      streetAddress: z.optional(filled),
      postalCode: z.optional(filled),
      addressLocality: filled,
      addressRegion: filled,
      addressCountry: z.literal('CA'),
    }),
  }),
  baseSalary: z.object({
    '@type': z.literal('MonetaryAmount'),
    currency: z.literal('CAD'),
    value: z.object({
      '@type': z.literal('QuantitativeValue'),
      value: z.number(),
      unitText: z.enum(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']),
    }),
  }),
  directApply: z.boolean(),
  employmentType: z.array(
    z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'PER_DIEM', 'OTHER']),
  ),
  identifier: z.object({ '@type': z.literal('PropertyValue'), name: filled, value: filled }),
  url: z.url(),
});

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

it('is left out without a clinic that can be read, and describes a shift by its title', () => {
  expect(jobPosting(wholeJobNode({ clinic: null }), '/jobs/7')).toBeUndefined();
  const posting = jobPosting(wholeJobNode({ description: null }), '/jobs/7');
  expect(posting?.description).toBe('Hygienist for a full day');
});

it('has what Google requires and recommends, in its forms', () => {
  const description = 'Bring scrubs & loupes.\n<b>Parking</b> behind the office.';
  const posting = jobPosting(wholeJobNode({ description }), 'https://site.test/jobs/7');
  const { success, error } = googleRule.safeParse(posting);
  expect([success, error?.issues]).toEqual([true, undefined]);
  expect(posting?.description).toBe(
    'Bring scrubs &amp; loupes.<br>&lt;b&gt;Parking&lt;/b&gt; behind the office.',
  );
});

it.each(['hiringOrganization', 'datePosted', 'validThrough', 'jobLocation', 'title'])(
  'would fail without %s',
  (field) => {
    const { [field]: _left, ...rest } =
      jobPosting(wholeJobNode(), 'https://site.test/jobs/7') ?? {};
    expect(googleRule.safeParse(rest).success).toBe(false);
  },
);
