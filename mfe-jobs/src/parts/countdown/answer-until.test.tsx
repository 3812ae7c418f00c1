import { screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { AnswerUntil } from './answer-until';

it.each([
  ['en-CA', 18 * 60, /· 18\u00a0h left\. After that, the application ends\.$/],
  ['fr-CA', 18 * 60, /· il reste 18\u00a0heures\. Après ce délai, la candidature prend fin\.$/],
  ['en-CA', 18 * 60 + 5, /· 18\u00a0h\u00a05\u00a0min left\./],
] as const)('says in %s how long %d minutes are, on one line', async (locale, minutes, text) => {
  const until = new Date(Date.now() + minutes * 60_000).toISOString();
  await renderPage(<AnswerUntil until={until} isMine />, { locale });
  const line = await screen.findByText(/·/);
  expect(line.textContent).toMatch(text);
});

it.each([
  ['en-CA', 'Asia/Tokyo', / (GMT\+9|JST) /],
  ['fr-CA', 'Asia/Tokyo', / (UTC\+9|JST|HNJ) /],
  ['en-CA', undefined, /[AP]M ·/],
] as const)('names in %s the clock of %s where it is another', async (locale, timeZone, text) => {
  const until = new Date(Date.now() + 18 * 3_600_000).toISOString();
  await renderPage(<AnswerUntil until={until} isMine timeZone={timeZone} />, { locale });
  const line = await screen.findByText(/·/);
  expect(line.textContent).toMatch(text);
});

it.each([
  [{ isMine: true, ends: 'Invitation' as const }, /After that, the invitation ends\.$/],
  [{ isMine: false }, /^They have until .* left\. After that, the application ends\.$/],
  [{ isMine: true, waitsFor: 'review' as const }, /left$/],
])('says what ends where either side answers: %j', async (props, text) => {
  const until = new Date(Date.now() + 18 * 3_600_000).toISOString();
  await renderPage(<AnswerUntil until={until} {...props} />);
  expect((await screen.findByText(/·/)).textContent).toMatch(text);
});
