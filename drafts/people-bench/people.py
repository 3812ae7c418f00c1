import os
root='.'
def sub(p,*rs):
    p=root+p; s=open(p).read()
    for a,b in rs:
        assert a in s,(p,a)
        s=s.replace(a,b,1)
    open(p,'w').write(s)
M='subgraph-marketplace/src/modules/'
sub(M+'people/people.inputs.ts',("import {\n  EDUCATION_TIERS","import {\n  availableOnRule,\n  EDUCATION_TIERS"),
 ("  q: optionalText(QUERY_MAX),","  q: optionalText(QUERY_MAX),\n  availableOn: z.nullish(availableOnRule),"))
sub(M+'people/people.graphql',("  \"Words of the name, place or institution.\"\n  q: String\n","  \"Words of the name, place or institution.\"\n  q: String\n  \"Leaves out whoever has blocked that time or is booked in it.\"\n  availableOn: AvailableOn\n"),
 ("\"Every field narrows the list; absent means any.\"\ninput ProfessionalFilter","\"A time on the clock of each person; the whole day without times, past midnight when the end is earlier.\"\ninput AvailableOn {\n  date: String!\n  startTime: String\n  endTime: String\n}\n\n\"Every field narrows the list; absent means any.\"\ninput ProfessionalFilter"))
open(root+M+'people/people.availability.ts','w').write('''import type { AvailableOnValues } from '@tbt/contracts';
import { Prisma } from '../../generated/prisma/client';
import { IS_LIVE } from '../bookings';
import { CLINIC_ZONES, seriesInstants, type ShiftInstants } from '../places';
import { DEFAULT_TIME_ZONE } from './people.types';

const MIDNIGHT = '00:00';

/** The same wall time as instants, with the zones in which it is these. */
type ZoneSpan = ShiftInstants & { zones: string[] };

function spansOf({ date, startTime, endTime }: AvailableOnValues): ZoneSpan[] {
  const wall = { date, startTime: startTime ?? MIDNIGHT, endTime: endTime ?? MIDNIGHT };
  const spans = new Map<string, ZoneSpan>();
  for (const zone of CLINIC_ZONES) {
    const instants = seriesInstants(zone, wall);
    if (!instants) continue;
    const key = `${instants.startsAt.getTime()}/${instants.endsAt.getTime()}`;
    const known = spans.get(key);
    if (known) known.zones.push(zone);
    else spans.set(key, { ...instants, zones: [zone] });
  }
  return [...spans.values()];
}

/** The time that is looked for, as instants on the clock of the person `p`. */
function wantedSpan(wanted: AvailableOnValues): Prisma.Sql {
  const zone = Prisma.sql`coalesce(p.time_zone, ${DEFAULT_TIME_ZONE})`;
  const cases = spansOf(wanted).map(
    ({ zones, startsAt, endsAt }) => Prisma.sql`WHEN ${zone} = ANY(${zones}::text[])
      THEN tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')`,
  );
  return Prisma.sql`CASE ${Prisma.join(cases, ' ')} END`;
}

/** People `p` who have neither blocked a time nor are booked in it. */
export function availableConditions(wanted: AvailableOnValues): Prisma.Sql[] {
  const span = wantedSpan(wanted);
  return [
    Prisma.sql`NOT EXISTS (
      SELECT 1 FROM schedule_occurrences o WHERE o.person_id = p.id AND NOT o.is_available
      AND tstzrange(o.starts_at, o.ends_at, '[)') && ${span} OFFSET 0)`,
    Prisma.sql`NOT EXISTS (
      SELECT 1 FROM bookings b WHERE b.professional_id = p.id AND ${IS_LIVE}
      AND tstzrange(b.starts_at, b.ends_at, '[)') && ${span} OFFSET 0)`,
  ];
}
''')
sub(M+'places/index.ts',("export { zoneLines }","export { CLINIC_ZONES } from './province-zones';\nexport { zoneLines }"))
s=open(root+M+'places/province-zones.ts').read()
s=s.rstrip()+'''

/** Every zone on whose clock somebody in Canada may live. */
export const CLINIC_ZONES: readonly string[] = [
  ...new Set([
    ...Object.values(PROVINCE_ZONES).flat(),
    ...Object.values(ZONE_OVERRIDES).flatMap((cities) => Object.values(cities)),
  ]),
].sort();
'''
open(root+M+'places/province-zones.ts','w').write(s)
sub(M+'people/people.rows.ts',("import type { ProfessionalFilterValues }","import { availableConditions } from './people.availability';\nimport type { ProfessionalFilterValues }"),
("""      ? [Prisma.sql`${filter.specialtyFocus} = ANY(p.specialty_focus)`]
      : []),
    ...(filter.language ? [Prisma.sql`${filter.language} = ANY(p.languages_spoken)`] : []),""","""      ? [Prisma.sql`${option(filter.specialtyFocus)} = ANY(p.specialty_focus)`]
      : []),
    ...(filter.language ? [Prisma.sql`${option(filter.language)} = ANY(p.languages_spoken)`] : []),"""),
("const likeWord =","""// Written out, not bound: every option has a partial index that is chosen by this very condition.
const option = (value: string) => Prisma.raw(`'${value}'`);

const likeWord ="""),
("    ...words.map((word) => Prisma.sql`p.search_text LIKE ${likeWord(word)}`),","    ...words.map((word) => Prisma.sql`p.search_text LIKE ${likeWord(word)}`),\n    ...(filter.availableOn ? availableConditions(filter.availableOn) : []),"))
sub('subgraph-marketplace/src/repositories.ts',("export { createJobsRepository } from './modules/jobs';","export { createJobsRepository } from './modules/jobs';\nexport { createPeopleRepository, parseProfessionalFilter } from './modules/people';"))
sub(M+'people/index.ts',("export { createPersonLoaders","export { parseProfessionalFilter } from './people.inputs';\nexport { createPersonLoaders"))
d=root+'subgraph-marketplace/prisma/migrations/20261121163000_people_search'
os.makedirs(d,exist_ok=True)
W='WHERE "is_active" AND "role" IN (\'hygienist\', \'assistant\')'
L=['-- Every filter of the search has an index in the order of the list: a page reads its own rows only',
 f'CREATE INDEX "people_searchable_newest" ON "people" ("created_at" DESC, "id" DESC) {W};']
for n,c in (('tier','education_tier'),('experience','years_experience'),('style','working_style'),('new_grad','is_new_grad')):
    L.append(f'CREATE INDEX "people_searchable_{n}" ON "people" ("{c}", "created_at" DESC, "id" DESC) {W};')
L.append(f'CREATE INDEX "people_searchable_role_province" ON "people" ("role", "province", "created_at" DESC, "id" DESC) {W};')
L.append('\n-- Lists cannot be sorted by one of their values: one partial index for each option')
for v in ['preventive','surgical','orthodontic','cosmetic','periodontal','restorative']:
    L.append(f'CREATE INDEX "people_searchable_specialty_{v}" ON "people" ("created_at" DESC, "id" DESC) {W} AND \'{v}\' = ANY("specialty_focus");')
for v in ['English','French','Spanish','Mandarin','Cantonese','Portuguese','Italian','German','Arabic','Hindi','Punjabi','Other']:
    L.append(f'CREATE INDEX "people_searchable_language_{v.lower()}" ON "people" ("created_at" DESC, "id" DESC) {W} AND \'{v}\' = ANY("languages_spoken");')
open(d+'/migration.sql','w').write('\n'.join(L)+'\n')
# tests
p=root+'subgraph-marketplace/test/people.graph.test.ts'; s=open(p).read()
s=s.replace("  it('walks all pages'","""  it('leaves out whoever has blocked the time or is booked in it', async () => {
    const [free, blocked, booked] = [await world.temp(), await world.temp(), await world.temp()];
    const west = await world.temp({ province: 'British Columbia', city: 'Vancouver' });
    const date = '2027-06-07';
    const slot = { date, startTime: '12:00', endTime: '17:00', isAvailable: false };
    for (const person of [blocked, west]) await world.services.schedule.add(world.as(person), slot);
    await world.services.schedule.add(world.as(free), { ...slot, isAvailable: true });
    const clinic = await world.clinic();
    await world.accept(clinic, await world.apply(booked, await world.job(clinic, { date })));
    const on = (availableOn: object) => found({ availableOn });
    expect(await on({ date })).toEqual([free.id]);
    expect((await on({ date: '2027-06-08' })).length).toBe(4);
    expect(await on({ date, startTime: '17:00', endTime: '20:00' })).toHaveLength(4);
    expect(await on({ date, startTime: '08:00', endTime: '12:00' })).toEqual([
      ...[west, blocked, free].map(({ id }) => id),
    ]);
    expect(await on({ date, endTime: '07:00' })).toHaveLength(4);
    expect(await on({ date: '2027-06-06', startTime: '22:00', endTime: '12:30' })).toEqual([free.id]);
  });

  it('walks all pages'""",1)
s=s.replace("beforeEach(() => world.rows('TRUNCATE people'));","beforeEach(() => world.rows('TRUNCATE people, schedule_slots CASCADE'));") if "world.rows('TRUNCATE people')" in s else s
open(p,'w').write(s)
