import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor, within } from 'storybook/test';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { AuthPage } from './auth-page';

const page = { at: '/auth' };
const signingUp = { at: '/auth?tab=signup' };

const meta = {
  title: 'Pages/Sign in',
  component: AuthPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage(page) },
  beforeEach: () => () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<typeof AuthPage>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const submit: Play = async ({ canvasElement, userEvent }) => {
  const find = () => canvasElement.querySelector<HTMLButtonElement>('button[type=submit]');
  await waitFor(() => expect(find()).not.toBeNull());
  await userEvent.click(find()!);
};

const logIn: Play = async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.type(await canvas.findByLabelText(/^Email/), 'ana@demo.test');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'demo-password-1');
  await submit(context);
};

const invalid: Play = async (context) => {
  await submit(context);
  await waitFor(() => expect(document.querySelector('[aria-invalid=true]')).not.toBeNull());
};

export const LogIn: Story = {};

export const LogInInFrench: Story = { globals: { locale: 'fr-CA' } };

export const LogInToApply: Story = { parameters: inPage({ at: '/auth?returnTo=%2Fjobs%2F7' }) };

export const LogInToPostInFrench: Story = {
  parameters: inPage({ at: '/auth?returnTo=%2Fpost-job' }),
  globals: { locale: 'fr-CA' },
};

export const LogInInvalid: Story = { play: invalid };

export const LoggingIn: Story = {
  parameters: inPage({ ...page, requests: { 'POST /api/auth/login': 'pending' } }),
  play: logIn,
};

export const LogInRefused: Story = {
  parameters: inPage({
    ...page,
    requests: {
      'POST /api/auth/login': {
        status: 401,
        body: {
          type: 'about:blank',
          title: 'Refused',
          status: 401,
          detail: 'Invalid email or password',
        },
      },
    },
  }),
  play: async (context) => {
    await logIn(context);
    const form = await context.canvas.findByRole('form');
    await within(form).findByText('Invalid email or password');
  },
};

export const SignUp: Story = { parameters: inPage(signingUp) };

export const SignUpInFrench: Story = { ...SignUp, globals: { locale: 'fr-CA' } };

export const SignUpInvalid: Story = { ...SignUp, play: invalid };

export const SignUpInvalidInFrench: Story = { ...SignUpInvalid, globals: { locale: 'fr-CA' } };

export const AlreadySignedIn: Story = {
  parameters: inPage({ ...page, viewer: fakeViewer('hygienist') }),
};
