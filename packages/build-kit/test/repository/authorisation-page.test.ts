import { authorisationPage, committedPage } from '../../src/authorisation-page';

it('docs/authorisation.md matches the tables', () => {
  expect(committedPage()).toBe(authorisationPage());
});
