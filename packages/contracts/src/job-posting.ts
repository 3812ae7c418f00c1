type Office = { streetAddress?: string | null; postalCode?: string | null };
type Clinic = Office & {
  firstName: string;
  lastName: string;
  city?: string | null;
  province?: string | null;
};

/** What is public of a shift; rates in dollars an hour. */
export type PostedShift = {
  id: string | number;
  title: string;
  description?: string | null;
  city: string;
  province: string;
  date: string;
  startTime: string;
  endTime: string;
  startsAt: string;
  createdAt: string;
  hourlyRate: string;
  location?: Office | null;
  clinic?: Clinic | null;
};

const organisation = (clinic: Clinic | null | undefined) =>
  [clinic?.firstName, clinic?.lastName].filter(Boolean).join(' ');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Descriptions are read as HTML. */
const toHtml = (text: string): string =>
  text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? '').replaceAll('\n', '<br>');

/** Structured data of an open shift: schema.org JobPosting; none without the clinic, which search engines require. */
export function jobPosting(job: PostedShift, url: string): Record<string, unknown> | undefined {
  const { clinic } = job;
  const isAtClinic = clinic?.city === job.city && clinic.province === job.province;
  const office = job.location ?? (isAtClinic ? clinic : null);
  const name = organisation(clinic);
  if (!name) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: toHtml(job.description ?? job.title),
    identifier: { '@type': 'PropertyValue', name: 'job', value: String(job.id) },
    url,
    datePosted: job.createdAt,
    // A shift that has begun takes no applications.
    validThrough: job.startsAt,
    jobStartDate: job.date,
    workHours: `${job.startTime}-${job.endTime}`,
    employmentType: ['TEMPORARY', 'PER_DIEM'],
    directApply: true,
    hiringOrganization: { '@type': 'Organization', name },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(office?.streetAddress && { streetAddress: office.streetAddress }),
        ...(office?.postalCode && { postalCode: office.postalCode }),
        addressLocality: job.city,
        addressRegion: job.province,
        addressCountry: 'CA',
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'CAD',
      value: { '@type': 'QuantitativeValue', value: Number(job.hourlyRate), unitText: 'HOUR' },
    },
  };
}
