import { authorisationPage, committedPage } from './authorisation-page';

it('docs/authorisation.md matches the tables', () => {
  expect(committedPage()).toBe(authorisationPage());
});
