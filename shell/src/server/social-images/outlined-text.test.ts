import { linesOf, outlineOf } from './outlined-text';

const style = { size: 40, weight: 'regular' } as const;

it('breaks between words, and cuts what is too long', () => {
  const text = 'Dental hygienist for a full day in an office near the station';
  const whole = linesOf(text, { ...style, width: 400, lines: 9 });
  expect(whole.join(' ')).toBe(text);
  expect(whole.length).toBeGreaterThan(2);
  const cut = linesOf(text, { ...style, width: 400, lines: 2 });
  expect(cut[0]).toBe(whole[0]);
  expect(cut[1]).toMatch(/…$/);
  expect(cut).toHaveLength(2);
});

it('cuts one long word', () => {
  const [line = ''] = linesOf('A'.repeat(500), { ...style, width: 400, lines: 1 });
  expect(line).toMatch(/^A{5,40}…$/);
});

it('leaves out what the font has no outline for', () => {
  expect(linesOf('Montréal 🦷 日本 l’heure', { ...style, width: 900, lines: 1 })).toEqual([
    'Montréal l’heure',
  ]);
});

it('draws outlines alone, never text', () => {
  const drawn = outlineOf('<script>"&', { ...style, x: 1, y: 2, fill: '#fff' });
  expect(drawn.replace(/<\/?(g|path)\b[^<>]*>/g, '')).toBe('');
  expect(drawn).not.toContain('script');
});
