import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, within } from 'storybook/test';
import { cancelCost } from '@tbt/people-ui/testing';
import { fakeViewer, inPage, unreachable } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { AnswerEmergencyDocument, EmergencyOfferFragmentDoc } from '../../generated/graphql';
import { bookedJob, offer } from '../../testing/emergency-scenes';
import { EmergencyOffer } from './emergency-offer';

const of = (item = offer()) => makeFragmentData(item, EmergencyOfferFragmentDoc);
const answered = (status: 'assigned' | 'pending') => ({
  ...{ __typename: 'EmergencyResponse' as const, id: '1', status },
  estimatedArrival: '2027-03-05T13:00:00.000Z',
});

const meta = {
  title: 'Features/Emergency offers/Offer',
  component: EmergencyOffer,
  args: { offer: of(), bookings: [], onChanged: () => undefined },
  parameters: inPage({
    ...{ at: '/emergency-coverage', viewer: fakeViewer('hygienist') },
    graph: cancelCost(),
  }),
} satisfies Meta<typeof EmergencyOffer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

/** The first to accept is booked, so it is asked before. */
export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Take|Prendre) / }));
    await screen.findByRole('alertdialog');
  },
};

/** The clinic has the best answer picked. */
export const PickedLater: Story = { args: { offer: of(offer({ isAssignedForMe: true })) } };

export const AnswerFailed: Story = {
  args: { offer: of(offer({ isAssignedForMe: true })) },
  parameters: inPage({
    ...{ at: '/emergency-coverage', viewer: fakeViewer('hygienist') },
    graph: { ...cancelCost(), ...unreachable(AnswerEmergencyDocument) },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Offer|Proposer) / }));
    await within(canvas.getByRole('form')).findByRole('alert');
  },
};

/** The answer is in; the clinic has the best one picked. */
export const Waiting: Story = {
  args: { offer: of(offer({ isAssignedForMe: true, myResponse: answered('pending') })) },
};

export const BusyThen: Story = {
  args: { bookings: [{ ...offer(), id: '70', status: 'confirmed' }] },
};

export const BusyThenInFrench: Story = { ...BusyThen, globals: { locale: 'fr-CA' } };

export const Booked: Story = {
  args: {
    offer: of(
      offer({
        ...{ status: 'filled', myResponse: answered('assigned') },
        job: bookedJob('50'),
      }),
    ),
  },
};

export const TakenByAnother: Story = {
  args: { offer: of(offer({ status: 'filled', distanceKm: null, travelMinutes: null })) },
};

export const French: Story = { globals: { locale: 'fr-CA' } };
