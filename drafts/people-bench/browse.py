root='.'
import json
def sub(p,*rs):
    s=open(root+p).read()
    for a,b in rs:
        assert a in s,(p,a); s=s.replace(a,b,1)
    open(root+p,'w').write(s)
F='features/browse-professionals/'
sub(F+'use-professional-filters.ts',
("import {\n  EDUCATION_TIERS,","import {\n  EDUCATION_TIERS,\n  isCalendarDate,"),
("export type ProfessionalFilters = Record<FilterName | 'q', string>;","/** `availableOn` is a day on which somebody must be free. */\nexport type ProfessionalFilters = Record<FilterName | 'q' | 'availableOn', string>;"),
("  return { ...Object.fromEntries(chosen), q: query.get('q') ?? '' } as ProfessionalFilters;","  const day = query.get('availableOn') ?? '';\n  return {\n    ...Object.fromEntries(chosen),\n    availableOn: isCalendarDate(day) ? day : '',\n    q: query.get('q') ?? '',\n  } as ProfessionalFilters;"),
("export function toGraphFilter(filters: ProfessionalFilters): ProfessionalFilter {\n  const given = Object.entries(filters)","export function toGraphFilter({ availableOn, ...filters }: ProfessionalFilters): ProfessionalFilter {\n  const given = Object.entries(filters)"),
("  return Object.fromEntries(given) as ProfessionalFilter;","  const chosen = Object.fromEntries(given) as ProfessionalFilter;\n  return availableOn ? { ...chosen, availableOn: { date: availableOn } } : chosen;"),
)
sub(F+'professional-filters.tsx',
("import { FormField, Select } from","import { DateField, FormField, Select } from"),
("  type FilterName,\n",""),
("  onChange: (part: Partial<Record<FilterName, string>>) => void;","  onChange: (part: Partial<Filters>) => void;"),
("        </FormField>\n      ))}\n","        </FormField>\n      ))}\n      <FormField label={t('clinic.browse.availableOn')}>\n        <DateField\n          value={filters.availableOn}\n          onChange={(event) => onChange({ availableOn: event.target.value })}\n        />\n      </FormField>\n"),
)
for loc,text in (('en-CA','Free on'),('fr-CA','Libre le')):
    p=f'{root}locales/{loc}.json'; d=json.load(open(p)); out={}
    for k,v in d.items():
        out[k]=v
        if k=='clinic.browse.language': out['clinic.browse.availableOn']=text
    json.dump(out,open(p,'w'),ensure_ascii=False,indent=2); open(p,'a').write('\n')
sub('pages/browse-professionals-page.test.tsx',("  it('says so when nobody matches'","""  it('finds who is free on a day, and keeps it in the address', async () => {
    const seen: unknown[] = [];
    const page = await renderPage(<BrowseProfessionalsPage />, {
      at: '/browse-professionals?availableOn=2027-02-30',
      graph: browsing([professionalNode()], false, (filter) => seen.push(filter)),
    });
    await waitFor(() => expect(seen).toEqual([{}]));
    fireEvent.change(screen.getByLabelText('Free on'), { target: { value: '2027-03-05' } });
    await waitFor(() => expect(page.address()).toBe('/browse-professionals?availableOn=2027-03-05'));
    await waitFor(() => expect(seen.at(-1)).toEqual({ availableOn: { date: '2027-03-05' } }));
  });

  it('says so when nobody matches'"""),
("import { screen, waitFor, within }","import { fireEvent, screen, waitFor, within }"))
