import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, fakeViewer, inPage } from '@tbt/web-kit/testing';
import { toFinish } from '../../testing/to-finish-scenes';
import { ConfirmEmailDocument } from '../../generated/graphql';
import { ConfirmEmail } from './confirm-email';

const at = '/auth/confirm-email';
const used = {
  __typename: 'UserError',
  path: ['token'],
  code: 'CONFLICT',
  message: 'This link was used already or is too old.',
} as const;
const confirmed = { email: 'ana@demo.test', isChanged: false, errors: [] };
const answered = (payload: object) =>
  answer(ConfirmEmailDocument, {
    confirmEmail: { __typename: 'ConfirmEmailPayload', ...confirmed, ...payload },
  });

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};

const meta = {
  title: 'Features/Confirm email',
  component: ConfirmEmail,
  parameters: inPage({ at, graph: answered(confirmed) }),
  args: { token: 'token' },
} satisfies Meta<typeof ConfirmEmail>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

export const Confirmed: Story = { play: press };

export const ChangedWhileSignedIn: Story = {
  parameters: inPage({
    at,
    viewer: fakeViewer('hygienist'),
    graph: { ...answered({ ...confirmed, isChanged: true }), ...toFinish({ credentialGaps: [] }) },
  }),
  play: press,
};

/** The licence is the next step, beside the way back to the shift. */
export const LicenceNext: Story = {
  parameters: inPage({
    at,
    viewer: fakeViewer('hygienist'),
    graph: { ...answered(confirmed), ...toFinish() },
    requests: { 'GET /api/auth/me': { body: fakeViewer('hygienist') } },
  }),
  beforeEach: () => localStorage.setItem('returnAfterConfirm', '/jobs/7'),
  play: press,
};

export const LicenceNextInFrench: Story = { ...LicenceNext, globals: { locale: 'fr-CA' } };

export const LinkUsedBefore: Story = {
  parameters: inPage({
    at,
    graph: answered({ email: null, isChanged: null, errors: [used] }),
  }),
  play: press,
};

export const French: Story = { globals: { locale: 'fr-CA' }, play: press };
