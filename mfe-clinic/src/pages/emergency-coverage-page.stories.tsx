import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  answer,
  fakeViewer,
  inPage,
  pending,
  unreachable,
  type GraphAnswers,
} from '@tbt/web-kit/testing';
import {
  EmergencyBoardDocument,
  EmergencyOffersDocument,
  RequestEmergencyDocument,
} from '../generated/graphql';
import {
  bookedJob,
  boardItem,
  emergencyBoard,
  emergencyOffers,
  filledItem,
  openShift,
  offer,
  unreachedItem,
} from '../testing/emergency-scenes';
import { EmergencyCoveragePage } from './emergency-coverage-page';

const AT = '/emergency-coverage';
const asClinic = (graph: GraphAnswers) => inPage({ at: AT, viewer: fakeViewer('clinic'), graph });
const asTemp = (graph: GraphAnswers) => inPage({ at: AT, viewer: fakeViewer('hygienist'), graph });

const meta = {
  title: 'Pages/Emergency coverage',
  component: EmergencyCoveragePage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...asClinic(emergencyBoard()) },
} satisfies Meta<typeof EmergencyCoveragePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Unreached: Story = {
  parameters: asClinic(emergencyBoard([unreachedItem()], { max: 1, used: 0 })),
};

export const Ended: Story = {
  parameters: asClinic(
    emergencyBoard([
      filledItem(),
      boardItem({ id: '8', status: 'cancelled', nextWaveAt: null }),
      boardItem({ id: '9', status: 'expired', nextWaveAt: null }),
    ]),
  ),
};

export const Empty: Story = { parameters: asClinic(emergencyBoard([], { max: null })) };

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Send|Joindre) / }));
};

/** A clinic with a second office opens the further options. */
export const MoreOptions: Story = {
  parameters: asClinic(
    emergencyBoard([], {}, [
      {
        ...{ __typename: 'ClinicLocation', id: '3', name: 'Maple Dental East' },
        ...{ city: 'Oshawa', province: 'Ontario', isClosed: false },
      },
    ]),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(More|Plus d’)/ }));
  },
};

export const Refused: Story = {
  parameters: asClinic({
    ...emergencyBoard([]),
    ...answer(RequestEmergencyDocument, {
      requestEmergency: {
        __typename: 'EmergencyPayload',
        emergencyRequest: null,
        overlapping: null,
        errors: [
          {
            ...{ __typename: 'UserError', code: 'VALIDATION_FAILED', path: ['hourlyRate'] },
            ...{ message: 'Hourly rate must be between $15.00 and $500.00.', reasons: [] },
          },
        ],
      },
    }),
  }),
  play: send,
};

/** An own shift for the role is at that time. */
export const Overlapping: Story = {
  parameters: asClinic({
    ...emergencyBoard([]),
    ...answer(RequestEmergencyDocument, {
      requestEmergency: {
        __typename: 'EmergencyPayload',
        emergencyRequest: null,
        overlapping: openShift(),
        errors: [
          {
            ...{ __typename: 'UserError', code: 'CONFLICT', path: [] },
            ...{ message: 'You already have a shift.', reasons: ['overlapping_shift'] },
          },
        ],
      },
    }),
  }),
  play: send,
};

export const OverlappingInFrench: Story = { ...Overlapping, globals: { locale: 'fr-CA' } };

/** Cover for a shift that is posted. */
export const ForAShift: Story = {
  parameters: inPage({
    ...{ at: '/emergency-coverage?shift=81', viewer: fakeViewer('clinic') },
    graph: emergencyBoard([], {}, [], openShift()),
  }),
};

export const Sending: Story = {
  parameters: asClinic({ ...emergencyBoard([]), ...pending(RequestEmergencyDocument) }),
  play: send,
};

export const WithoutAPlan: Story = {
  parameters: asClinic(emergencyBoard([], { max: 0, used: 0 })),
};

export const MonthUsed: Story = { parameters: asClinic(emergencyBoard([], { max: 1, used: 1 })) };

export const Offers: Story = { parameters: asTemp(emergencyOffers()) };

export const OffersInFrench: Story = {
  parameters: asTemp(emergencyOffers()),
  globals: { locale: 'fr-CA' },
};

export const Answered: Story = {
  parameters: asTemp(
    emergencyOffers(
      [
        offer({
          status: 'filled',
          myResponse: {
            ...{ __typename: 'EmergencyResponse', id: '1', status: 'assigned' },
            estimatedArrival: '2027-03-05T13:00:00.000Z',
          },
          job: bookedJob('50'),
        }),
        offer({ id: '6', status: 'filled', distanceKm: null, travelMinutes: null }),
      ],
      {
        hours: [
          { __typename: 'OnCallHours', day: 'Monday', from: '07:00', to: '18:00' },
          { __typename: 'OnCallHours', day: 'Saturday', from: '08:00', to: '12:00' },
        ],
      },
    ),
  ),
};

export const OffCall: Story = { parameters: asTemp(emergencyOffers([], { isOnCall: false })) };

export const OffersLoading: Story = { parameters: asTemp(pending(EmergencyOffersDocument)) };

export const OffersFailed: Story = { parameters: asTemp(unreachable(EmergencyOffersDocument)) };

export const Loading: Story = { parameters: asClinic(pending(EmergencyBoardDocument)) };

export const Failed: Story = { parameters: asClinic(unreachable(EmergencyBoardDocument)) };

export const SignedOut: Story = { parameters: inPage({ at: AT, viewer: null }) };
