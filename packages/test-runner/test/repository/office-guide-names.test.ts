import { readFileSync } from 'node:fs';

const FACTS = ['software', 'instruments', 'minutesPerPatient', 'parking', 'scrubs', 'radiographs'];

/** What a clinic fills in at registration, in its profile and for a location, and what a professional reads. */
const CATALOGUES = [
  ['mfe-jobs', 'jobs.orientation'],
  ['mfe-profile', 'profile.office'],
  ['mfe-clinic', 'clinic.locations'],
  ['mfe-clinic', 'clinic.register'],
] as const;

it.each(['en-CA', 'fr-CA'])('a fact of the office guide has one name in %s', (locale) => {
  const namesOf = (fact: string) =>
    CATALOGUES.flatMap(([project, prefix]) => {
      const file = `${project}/src/locales/${locale}.json`;
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      return texts[`${prefix}.${fact}`] ?? [];
    });
  for (const fact of FACTS) {
    const names = namesOf(fact);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names)).toEqual(new Set([names[0]]));
  }
});
