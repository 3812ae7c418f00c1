import { DomainError } from '../errors';
import { refuseContactDetails } from './refuse-contact-details';

function refusedFields(texts: Record<string, string | null>): string[] {
  try {
    refuseContactDetails(texts);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.issues.map(({ path }) => path.join('.'));
  }
}

it.each([
  'Call 416-555-0134 tonight',
  '④①⑥ ⑤⑤⑤ ⓪①③④',
  'ana@example.ca',
  '120 Queen Street West',
  'See https://example.com/jobs',
  'www.example.dental',
  'Everything is on Maple-Dental.CA.',
  'ｍａｐｌｅ．ｃａ',
])('refuses %j', (text) => {
  expect(refusedFields({ title: 'Open chair', message: text })).toEqual(['message']);
});

it.each([
  'From 8:00 to 16:30, 7.5 hours at $52.50',
  'We use Dentrix. Comfortable scrubs, e.g. blue.',
  'Café downstairs.Can you start at 8?',
  null,
])('takes %j', (text) => {
  expect(refusedFields({ title: 'Open chair', message: text })).toEqual([]);
});

it('names every field', () => {
  const text = '416-555-0134';
  expect(refusedFields({ title: text, message: text })).toEqual(['title', 'message']);
});
