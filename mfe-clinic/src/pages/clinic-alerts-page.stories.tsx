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
  AlertAudienceDocument,
  ClinicAlertBoardDocument,
  CreateClinicAlertDocument,
  ReceivedAlertsDocument,
} from '../generated/graphql';
import {
  alertBoard,
  alertItem,
  receivedAlert,
  receivedAlerts,
  unsentAlert,
} from '../testing/alert-scenes';
import { ClinicAlertsPage } from './clinic-alerts-page';

const AT = '/clinic-alerts';
const asClinic = (graph: GraphAnswers) => inPage({ at: AT, viewer: fakeViewer('clinic'), graph });
const asTemp = (graph: GraphAnswers) => inPage({ at: AT, viewer: fakeViewer('hygienist'), graph });

const meta = {
  title: 'Pages/Clinic alerts',
  component: ClinicAlertsPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...asClinic(alertBoard()) },
} satisfies Meta<typeof ClinicAlertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const States: Story = {
  parameters: asClinic(
    alertBoard([
      unsentAlert(),
      alertItem({ id: '7', status: 'cancelled', waitingCount: 0 }),
      alertItem({ id: '8', status: 'expired', waitingCount: 0 }),
    ]),
  ),
};

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^(Send|Envoyer) / }));
};

export const Refused: Story = {
  parameters: asClinic({
    ...alertBoard([]),
    ...answer(CreateClinicAlertDocument, {
      createClinicAlert: {
        __typename: 'ClinicAlertPayload',
        clinicAlert: null,
        errors: ['title', 'message'].map((field) => ({
          ...{ __typename: 'UserError' as const, code: 'VALIDATION_FAILED' as const },
          ...{ message: 'This field is required.', path: [field], reasons: [] },
        })),
      },
    }),
  }),
  play: send,
};

export const Sending: Story = {
  parameters: asClinic({ ...alertBoard([]), ...pending(CreateClinicAlertDocument) }),
  play: send,
};

/** The professionals who would get it cannot be counted. */
export const Uncounted: Story = {
  parameters: asClinic({ ...alertBoard([]), ...unreachable(AlertAudienceDocument) }),
};

export const NoAudience: Story = { parameters: asClinic(alertBoard([], { count: 0 })) };

export const WithoutAPlan: Story = { parameters: asClinic(alertBoard([], { max: 0, used: 0 })) };

export const MonthUsed: Story = { parameters: asClinic(alertBoard([], { max: 2, used: 2 })) };

export const Received: Story = {
  parameters: asTemp(
    receivedAlerts([
      receivedAlert(),
      receivedAlert({ alertId: '6', readAt: '2027-03-02T12:00:00.000Z' }),
      receivedAlert({ alertId: '7', readAt: '2027-03-02T12:00:00.000Z', answer: 'interested' }),
      receivedAlert({ alertId: '8', isOver: true }),
    ]),
  ),
};

export const ReceivedInFrench: Story = {
  parameters: asTemp(receivedAlerts()),
  globals: { locale: 'fr-CA' },
};

export const NothingReceived: Story = { parameters: asTemp(receivedAlerts([])) };

export const ReceivedLoading: Story = { parameters: asTemp(pending(ReceivedAlertsDocument)) };

export const ReceivedFailed: Story = { parameters: asTemp(unreachable(ReceivedAlertsDocument)) };

export const Loading: Story = { parameters: asClinic(pending(ClinicAlertBoardDocument)) };

export const Failed: Story = { parameters: asClinic(unreachable(ClinicAlertBoardDocument)) };

export const SignedOut: Story = { parameters: inPage({ at: AT, viewer: null }) };
