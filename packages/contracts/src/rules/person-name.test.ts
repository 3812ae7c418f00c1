import { LIMITS } from '../limits';
import { ruleError } from './issue';
import { officeName, personName } from './person-name';

const refusalOf = (name: string) => personName.safeParse(name).error?.issues[0]?.message;

describe('a name', () => {
  it.each([
    'https://win.example',
    'www.win.example',
    'Click win.com now',
    'WIN.TOP',
    'win.ca/offer',
    'bit.ly/x',
    'Bit.Ly',
    't.co',
    'evil.example',
    'EVIL.EXAMPLE',
    'evil\u3002example',
    'evil\u2024com',
    'ⓔⓥⓘⓛ.ⓒⓞⓜ',
    'a@b.test',
    'http:evil',
    'JavaScript:alert(1)',
    'mailto:a@b',
    '192.0.2.7',
    't.me/win',
    'x.ai',
    'g.page/x',
  ])('is no web address: %s', (name) => {
    expect(refusalOf(name)).toBe(ruleError('validation.nameAddress'));
  });

  it.each(['Ana 416-555-0199', 'Maple Dental 4165550199', 'Maple (416) 555 0199'])(
    'holds no phone number: %s',
    (name) => expect(refusalOf(name)).toBe(ruleError('validation.contact')),
  );

  it.each([
    'St.John',
    'St. John\u2019s',
    "St. John's",
    'Dr.Tremblay',
    'J.R. Comtois',
    "Dr. J. Smith-O'Neil",
    'Smile Dental Inc.',
    'A.B. Dental',
    'B.Sc. Roy',
    'M.Sc.Roy',
    'Dr. Netty Info',
    'Clinic: East',
    "O'Brien",
    'Anne-Marie',
    "Jean-Fran\u00e7ois d'Arc",
    'de la Cruz',
    'Mary Ann St. John III',
    'Maria do Carmo de Oliveira e Silva',
    'Smile & Co. \u2013 Dentistry (Downtown)',
    'Smile + Care',
    'Smile @ Home',
    'Smile -',
    '\u02bbAkahi',
    '3M',
    'Nguy\u1ec5n Th\u1ecb Minh Khai',
    'Zoë',
    'Nguyễn Thị Ánh',
    '李小龍',
    'محمّد',
    'می\u200Cخواهم',
    'ක්\u200Dරි',
    'မြို့',
  ])('may be written so: %s', (name) => expect(personName.safeParse(name).success).toBe(true));

  it.each([
    ['a zero-width space', 'Ad\u200Ba'],
    ['a joiner between Latin letters', 'A\u200Dda'],
    ['a soft hyphen', 'Ad\u00ADa'],
    ['a byte order mark', '\uFEFFAda'.repeat(2)],
    ['a tag', 'Ada\u{E0041}'],
    ['piled-up accents', `A${'\u0301'.repeat(4)}da`],
    ['many marks of a script', `ก${'\u0E34'.repeat(6)}`],
    ['a line break', 'A\nda'],
    ['a turn of direction', 'A\u202Eda'],
  ])('has no %s', (_what, name) =>
    expect(refusalOf(name)).toBe(ruleError('validation.nameCharacters')),
  );

  it.each(
    [
      ...[
        '=1+1',
        '=HYPERLINK("x")',
        '+1',
        '-2+3',
        '@SUM(A1)',
        '@Smile',
        '\uff1d1+1',
        '\t=1',
        ' @a',
      ],
      ...['Ada =1+1', 'Smile -Dental'],
      ...['<b>Ada</b>', '<script', 'Ada > Bob', '\uff1cimg'],
    ].map((name) => [name]),
  )('is neither formula nor markup: %j', (name) => {
    expect(refusalOf(name)).toBe(ruleError('validation.nameSigns'));
  });

  it('has a few words; an office\u2019s one more, and no sign at its end', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'de').join(' & ');
    expect(refusalOf(words(8))).toBeUndefined();
    expect(refusalOf(words(9))).toBe(ruleError('validation.nameWords', { max: 8 }));
    expect(officeName.safeParse(words(9)).success).toBe(true);
    expect(officeName.safeParse(words(10)).success).toBe(false);
    expect(officeName.safeParse('Smile +').success).toBe(false);
  });

  it.each(['', '  ', '\u200B', '\u2800\u3164'])('%j is none', (name) =>
    expect(refusalOf(name)).toBe(ruleError('validation.required')),
  );

  it('is read no further when it is too long', () => {
    const { error } = personName.safeParse('@'.repeat(100_000));
    expect(error?.issues.map(({ message }) => message)).toEqual([
      ruleError('validation.tooLong', { max: LIMITS.nameMax }),
    ]);
  });

  it('is stored in NFC', () => {
    expect(personName.parse('Zoe\u0308')).toBe('Zoë');
  });
});
