import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inPage } from '@tbt/web-kit/testing';
import { installDismissal } from './install-dismissal';
import { installOffer } from './install-offer';
import { InstallPrompt } from './install-prompt';

/** As a browser that can install the site. */
function offerInstallation(): () => void {
  localStorage.removeItem('install-prompt-dismissed-at');
  const stopWatching = installOffer.watch();
  const prompt = () => Promise.resolve();
  window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  return () => {
    stopWatching();
    localStorage.removeItem('install-prompt-dismissed-at');
  };
}

const meta = {
  title: 'Shell/Install prompt',
  component: InstallPrompt,
  parameters: inPage({ at: '/' }),
} satisfies Meta<typeof InstallPrompt>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = { beforeEach: offerInstallation };

export const French: Story = { beforeEach: offerInstallation, globals: { locale: 'fr-CA' } };

/** In the 24 hours after "Later". */
export const Dismissed: Story = {
  beforeEach: () => {
    const clear = offerInstallation();
    installDismissal.set();
    return clear;
  },
};
