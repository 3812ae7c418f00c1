import { cssValue } from './css-value';
import { mergeGroups, tokenNames } from './merge-groups';
import { tokenSheet } from './token-sheet';

describe('values in CSS', () => {
  const px = (value: number) => ({ value, unit: 'px' });

  it.each([
    ['dimension', { value: 0.25, unit: 'rem' }, '0.25rem'],
    ['dimension', { value: 0, unit: 'rem' }, '0'],
    ['duration', { value: 120, unit: 'ms' }, '120ms'],
    ['cubicBezier', [0.2, 0.7, 0.2, 1], 'cubic-bezier(0.2, 0.7, 0.2, 1)'],
    ['fontFamily', ['Figtree', 'Segoe UI', 'sans-serif'], "Figtree, 'Segoe UI', sans-serif"],
    ['fontWeight', 600, '600'],
    ['color', '#0a5f57', '#0a5f57'],
    [
      'shadow',
      [{ color: '#0001', offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(-2) }],
      '0 1px 2px -2px #0001',
    ],
  ])('writes a %s', (type, value, css) => {
    expect(cssValue(type, value)).toBe(css);
  });

  it('refuses a type it does not know', () => {
    expect(() => cssValue('gradient', [])).toThrow('No CSS for tokens of type "gradient"');
  });
});

describe('groups', () => {
  const under = { color: { $type: 'color', text: { $value: '#111' }, paper: { $value: '#fff' } } };

  it('replace one token and keep the rest', () => {
    const merged = mergeGroups([
      under,
      { color: { text: { $value: '#000', $description: 'Ink' } } },
    ]);
    expect(merged).toEqual({
      color: {
        $type: 'color',
        text: { $value: '#000', $description: 'Ink' },
        paper: { $value: '#fff' },
      },
    });
  });

  it('replace a composite value whole', () => {
    const wide = { size: { $value: { value: 1, unit: 'rem' } } };
    expect(mergeGroups([wide, { size: { $value: { value: 2, unit: 'px' } } }])).toEqual({
      size: { $value: { value: 2, unit: 'px' } },
    });
  });

  it('name their tokens by their path', () => {
    expect(tokenNames(under)).toEqual(['color-text', 'color-paper']);
  });
});

describe('the sheet', () => {
  const declarations = [{ name: 'color-text', value: '#111' }];
  const sheet = tokenSheet(
    [
      { name: 'light', scheme: 'light', declarations },
      { name: 'dark', scheme: 'dark', media: '(prefers-color-scheme: dark)', declarations },
      { name: 'harbour', scheme: 'light', declarations },
    ],
    [{ media: '(prefers-contrast: more)', declarations }],
  );

  it('applies a theme by its media query when none is chosen', () => {
    expect(sheet.match(/data-theme\]\)/g)).toHaveLength(1);
    expect(sheet).toMatch(
      /@media screen and \(prefers-color-scheme: dark\) \{\s+:root:not\(\[data-theme\]\) \{\s+color-scheme: dark;/,
    );
    expect(sheet).toContain(":root[data-theme='dark']");
  });

  it('applies another theme when chosen, but not on paper', () => {
    expect(sheet).toMatch(/@media screen \{\s+:root\[data-theme='harbour'\]/);
    expect(sheet.match(/data-theme=/g)).toHaveLength(2);
  });

  it('puts modes above themes', () => {
    expect(sheet).toMatch(/^@layer tbt-theme, tbt-mode;/);
    expect(sheet.indexOf('prefers-contrast')).toBeGreaterThan(sheet.indexOf('@layer tbt-mode {'));
  });
});
