import { authorisationPage, committedPage } from '../../src/authorisation-page';

it('docs/authorisation.md says what the tables say', () => {
  expect(committedPage()).toBe(authorisationPage());
});
