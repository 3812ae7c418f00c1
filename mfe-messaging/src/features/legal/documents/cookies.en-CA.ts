import type { LegalText } from '../legal-text.types';

export const text: LegalText = {
  title: 'Cookie Policy',
  lead: 'Every cookie and every item that this site keeps in your browser, by name. There are few, and none of them follows you.',
  sections: [
    {
      id: 'short',
      title: 'In short',
      blocks: [
        'We use only what the site needs to do what you ask for: to keep you logged in, to know your browser again, to remember language and colours, and to keep forms you have begun. No advertising, no analytics of other companies, no tracking across sites. That is why there is no cookie banner to click away.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                'tbt_session',
                'Keeps you logged in. Scripts cannot read it.',
                '30 days without use, 90 days at most; gone when you log out',
              ],
              [
                'tbt_browser',
                'Knows your browser again at log-in, so that an attacker’s wrong passwords do not lock you out. Scripts cannot read it.',
                '180 days',
              ],
              ['locale', 'Your language, once you choose one.', '1 year'],
              ['theme', 'Light or dark colours, once you choose.', '1 year'],
            ],
          },
        },
        'On encrypted connections the first two names begin with __Host-, which ties them to this site alone.',
      ],
    },
    {
      id: 'storage',
      title: 'Browser storage',
      blocks: [
        {
          table: {
            head: ['Name', 'What for', 'How long'],
            rows: [
              [
                'draft:…',
                'A form you have begun, never a password.',
                'until the tab closes, the form is sent or you log out',
              ],
              [
                'authToken',
                'Marks that a session exists, so that your open tabs notice log-in and log-out. It holds no token.',
                'until you log out',
              ],
              [
                'returnAfterConfirm',
                'The page that you came from when you signed up, so that the link in our mail leads back to it.',
                'until you confirm your email or clear it',
              ],
              [
                'agreed',
                'Which terms you have accepted, so that we need not look it up on every page.',
                'until there is a new version or you clear it',
              ],
              ['promo-banner-dismissed', 'That you hid the launch offer.', 'until you clear it'],
              [
                'clinic-invitation',
                'An invitation to a clinic’s team, while you log in to answer it.',
                'until the tab closes',
              ],
              [
                'tbt:live-messages-announced',
                'That live messaging was announced once.',
                'until the tab closes',
              ],
              [
                'tbt-offline',
                'A database with what you read of shifts and conversations, and with messages and applications that wait for a connection, so that they are there without one. The mark tbt:offline says that it holds something.',
                'until you log out or another account logs in. What you read goes with the session, after 30 days at most; what waits stays 30 days at most after a session that expired, for your next log-in',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'others',
      title: 'Other companies',
      blocks: [
        'Fonts, icons and pictures come from our own servers. Pages of the site load nothing from other companies. When an office buys a plan, it continues on Stripe’s payment page, where Stripe’s own [cookie policy](https://stripe.com/legal/cookies-policy) applies. Links to social networks are plain links: those companies learn of you only when you follow one.',
      ],
    },
    {
      id: 'control',
      title: 'Your choice',
      blocks: [
        'You can block or delete all of it in the settings of your browser. Without tbt_session you cannot stay logged in; everything public can still be read. The mail we send has no hidden pictures that report whether you opened it.',
        'Questions: [{privacyEmail}](mailto:{privacyEmail}). How we handle personal information is told in the [Privacy Policy](/privacy).',
      ],
    },
  ],
};
