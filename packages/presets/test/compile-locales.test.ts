import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileLocales } from '../src/locales/compile-locales';

it('keeps a number with what it counts in French, also where the text has an ordinary space', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'locales-'));
  mkdirSync(path.join(project, 'src/locales'), { recursive: true });
  const write = (locale: string, texts: object) =>
    writeFileSync(path.join(project, 'src/locales', `${locale}.json`), JSON.stringify(texts));
  write('en-CA', { rule: 'Within 24 hours', days: '{days, plural, one {# day} other {# days}}' });
  write('fr-CA', {
    rule: 'Dans les 24 heures',
    days: '{days, plural, one {# jour} other {# jours}}',
  });
  compileLocales(project);
  const compiled = (locale: string) =>
    readFileSync(path.join(project, 'src/generated/locales', `${locale}.ts`), 'utf8');
  expect(compiled('fr-CA')).toContain('Dans les 24\u00a0heures');
  expect(compiled('fr-CA')).toContain('"\u00a0jours"');
  expect(compiled('en-CA')).toContain('Within 24 hours');
});
