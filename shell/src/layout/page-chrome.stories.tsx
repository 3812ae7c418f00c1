import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { Page, Text } from '@tbt/design-system';
import { answer, fakeViewer, inPage } from '@tbt/web-kit/testing';
import { LocationChoiceDocument } from '../generated/graphql';
import { RemotesFrame } from '../testing/remotes-frame';
import { PageChrome } from './page-chrome';

const page = { at: '/jobs', hasOwnToaster: true };
const signedIn = { ...page, viewer: fakeViewer('hygienist') };

const meta = {
  title: 'Shell/Page chrome',
  component: PageChrome,
  tags: ['page', '!autodocs'],
  args: {
    children: (
      <Page title="Find Jobs" description="The page of a micro-frontend stands here.">
        <Text>Shifts near you.</Text>
      </Page>
    ),
  },
  decorators: [
    (Story) => (
      <RemotesFrame>
        <Story />
      </RemotesFrame>
    ),
  ],
  parameters: { layout: 'fullscreen', ...inPage(page) },
} satisfies Meta<typeof PageChrome>;

export default meta;

type Story = StoryObj<typeof meta>;

const goOffline = () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  };
};

export const SignedOut: Story = {};

export const French: Story = { globals: { locale: 'fr-CA' } };

export const SignedIn: Story = { parameters: inPage(signedIn) };

export const AccountMenu: Story = {
  parameters: inPage(signedIn),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Ana Reyes/ }));
    await within(document.body).findByRole('menu');
  },
};

const member = fakeViewer('clinic', {
  ...{ id: 5, firstName: 'Ana', lastName: 'Reyes', ownRole: 'hygienist' as const },
  clinics: [
    { clinicId: 7, name: 'Harbour Dental', role: 'scheduler', isActing: true },
    { clinicId: 8, name: 'Maple Street Dental', role: 'viewer', isActing: false },
  ],
  actingClinic: { clinicId: 7, name: 'Harbour Dental', role: 'scheduler', isActing: true },
});

export const MemberOfTwoClinics: Story = {
  parameters: inPage({ ...page, viewer: member }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Harbour Dental/ }));
    await within(document.body).findByRole('menu');
  },
};

export const ClinicWithLocations: Story = {
  parameters: inPage({
    ...page,
    viewer: fakeViewer('clinic'),
    graph: answer(LocationChoiceDocument, {
      clinicLocations: ['East office', 'West office'].map((name, at) => ({
        ...{ __typename: 'ClinicLocation', id: String(at + 1), name, isClosed: false },
      })),
    }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
    await within(document.body).findByRole('menuitemradio', { name: 'East office' });
  },
};

/** The small-screen menu; its button is hidden on wide screens. */
export const SmallMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, userEvent }) => {
    const toggle = canvasElement.querySelector<HTMLButtonElement>('[aria-controls=small-menu]');
    await userEvent.click(toggle!);
  },
};

export const Offline: Story = { beforeEach: goOffline };

export const AskingWhoIsSignedIn: Story = {
  parameters: inPage({ ...page, viewer: 'ask', requests: { 'GET /api/auth/me': 'pending' } }),
};
