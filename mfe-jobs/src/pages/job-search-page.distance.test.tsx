import { screen } from '@testing-library/react';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { JobSearchPageDocument } from '../generated/graphql';
import { JobSearchPage } from './job-search-page';
import { connectionOf, jobNode } from '../testing/fixtures';

it.each([
  ['en-CA', 0, true, 'in your city (Toronto)'],
  ['fr-CA', 0, true, 'dans votre ville (Toronto)'],
  ['en-CA', 3, false, 'about 3 km from you'],
] as const)(
  'a distance says where it starts: %s, %s km',
  async (locale, km, isFromCityCentre, text) => {
    const distance = { __typename: 'Distance', km, isApproximate: true, isFromCityCentre } as const;
    const graph = answer(JobSearchPageDocument, {
      jobs: connectionOf('Job', [jobNode({ distance })], false),
    });
    await renderPage(<JobSearchPage />, { graph, viewer: fakeViewer('hygienist'), locale });
    expect(await screen.findByText(text)).toBeVisible();
  },
);
