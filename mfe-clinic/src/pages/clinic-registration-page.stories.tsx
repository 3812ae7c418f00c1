import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeViewer, inPage } from '@tbt/web-kit/testing';
import { ClinicRegistrationPage } from './clinic-registration-page';

const at = '/clinic-registration';

const meta = {
  title: 'Pages/Clinic registration',
  component: ClinicRegistrationPage,
  tags: ['page', '!autodocs'],
  parameters: { layout: 'fullscreen', ...inPage({ at }) },
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof ClinicRegistrationPage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Anonymous: Story = {};

export const SignedIn: Story = { parameters: inPage({ at, viewer: fakeViewer('clinic') }) };

export const French: Story = { globals: { locale: 'fr-CA' } };
