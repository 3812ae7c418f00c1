import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fakeViewer, renderPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { OfficePackFragmentDoc, UpdateOfficePackDocument } from '../../generated/graphql';
import { clinicProfile, officePack } from '../../testing/fixtures';
import { OfficePackForm } from './office-pack-form';

it('saves the phone of the office', async () => {
  const sent: unknown[] = [];
  await renderPage(
    <OfficePackForm clinic={makeFragmentData(clinicProfile(), OfficePackFragmentDoc)} />,
    {
      at: '/profile?tab=guide',
      viewer: fakeViewer('clinic'),
      graph: answer(UpdateOfficePackDocument, ({ input }) => {
        sent.push(input.phone);
        const user = { ...clinicProfile(), officePack: { ...officePack, phone: '416 555 0199' } };
        const payload = { __typename: 'UpdateOfficePackPayload' as const, user, errors: [] };
        return { updateOfficePack: payload };
      }),
    },
  );
  expect(screen.getByLabelText(/^Dress code/)).toHaveAccessibleDescription(
    'Provided, or bring your own? Any colour?',
  );
  await userEvent.type(screen.getByLabelText('Phone'), '416 555 0199');
  await userEvent.click(screen.getByRole('button', { name: 'Save office guide' }));
  expect(await screen.findByText('Office guide saved')).toBeVisible();
  expect(sent).toEqual(['416 555 0199']);
});
