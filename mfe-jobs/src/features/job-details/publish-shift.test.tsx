import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answer,
  fakeViewer,
  renderPage,
  unreachable,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import { PublishShiftDocument, ShiftPublicationsDocument } from '../../generated/graphql';
import { publicationNode, type PublicationNode } from '../../testing/publication-scenes';
import { PublishShift } from './publish-shift';

const clinic = fakeViewer('clinic');
const open = async (graph: GraphAnswers, viewer: typeof clinic | null = clinic) => {
  await renderPage(<PublishShift jobId="7" />, { viewer, graph });
  const button = screen.queryByRole('button', { name: 'Publish on social media' });
  if (button) await userEvent.click(button);
  return button;
};
const listing = (...shiftPublications: PublicationNode[]) =>
  answer(ShiftPublicationsDocument, { shiftPublications });

it('shows the text first, publishes once and tells the result', async () => {
  let state: PublicationNode['state'] = null;
  const sent: unknown[] = [];
  await open({
    ...answer(ShiftPublicationsDocument, () => ({
      shiftPublications: [publicationNode({ state })],
    })),
    ...answer(PublishShiftDocument, ({ input }) => {
      sent.push(input);
      state = 'published';
      return {
        publishShift: {
          __typename: 'ShiftPublicationPayload',
          publication: publicationNode({ state }),
          errors: [],
        },
      };
    }),
  });
  expect(await screen.findByText(/^Urgent: Dental Hygienist, Toronto/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Publish on Facebook, Maple Dental' }));
  expect(await screen.findByText('Published')).toBeVisible();
  expect(sent).toEqual([{ network: 'facebook', jobId: '7' }]);
  expect(screen.queryByRole('button', { name: /^Publish on Facebook/ })).not.toBeInTheDocument();
});

it('says why it failed, and offers to try again', async () => {
  await open(listing(publicationNode({ state: 'failed', failure: 'refused' })));
  expect(await screen.findByText(/^The network refused the post/)).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Try again: Facebook, Maple Dental' }),
  ).toHaveTextContent('Try again');
});

it('leads to the setup when the permission has ended, or no page is connected', async () => {
  await open(
    listing(publicationNode({ state: 'failed', failure: 'permission_ended', isExpired: true })),
  );
  const again = await screen.findByRole('link', { name: 'Connect the page again' });
  expect(again).toHaveAttribute('href', '/facebook-setup');
  expect(screen.queryByRole('button', { name: /^(Publish on|Try again)/ })).not.toBeInTheDocument();
});

it('leads to the setup when no page is connected', async () => {
  await open(listing());
  expect(await screen.findByRole('link', { name: 'Connect a page' })).toHaveAttribute(
    'href',
    '/facebook-setup',
  );
});

it('says what the server refused', async () => {
  const message = 'This shift is already on your page.';
  await open({
    ...listing(publicationNode()),
    ...answer(PublishShiftDocument, {
      publishShift: {
        __typename: 'ShiftPublicationPayload',
        publication: null,
        errors: [{ __typename: 'UserError', message }],
      },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Publish on Facebook/ }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('can be tried again when the pages could not be read', async () => {
  await open(unreachable(ShiftPublicationsDocument));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it.each([fakeViewer('hygienist'), null])(
  'is offered to owners of a clinic alone',
  async (viewer) => {
    expect(await open({}, viewer)).toBeNull();
  },
);
