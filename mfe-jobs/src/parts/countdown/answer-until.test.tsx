import { screen } from '@testing-library/react';
import { renderPage } from '@tbt/web-kit/testing';
import { AnswerUntil } from './answer-until';

it.each([
  ['en-CA', 18 * 60, /· 18\u00a0h left$/],
  ['fr-CA', 18 * 60, /· encore 18\u00a0h$/],
  ['en-CA', 18 * 60 + 5, /· 18\u00a0h\u00a05\u00a0min left$/],
] as const)('says in %s how long %d minutes are, on one line', async (locale, minutes, text) => {
  const until = new Date(Date.now() + minutes * 60_000).toISOString();
  await renderPage(<AnswerUntil until={until} isMine />, { locale });
  const line = await screen.findByText(/·/);
  expect(line.textContent).toMatch(text);
});
