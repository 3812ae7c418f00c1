import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { makeFragmentData } from '../../generated';
import { EmergencyOfferFragmentDoc } from '../../generated/graphql';
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
  parameters: inPage({ at: '/emergency-coverage', viewer: fakeViewer('hygienist') }),
} satisfies Meta<typeof EmergencyOffer>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

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
