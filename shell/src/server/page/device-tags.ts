import type { Locale } from '@tbt/contracts';
import { SITE_COLOURS } from '../../site/site-colours';
import { ICONS_PATH } from '../files/web-manifest';
import { tag } from './markup';
import type { Preferences } from './preferences';

type Theme = keyof typeof SITE_COLOURS;

const colour = (theme: Theme, media?: string): string =>
  tag('meta', { name: 'theme-color', content: SITE_COLOURS[theme], media });

export function deviceTags(locale: Locale, theme: Preferences['theme']): string {
  return [
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: `${ICONS_PATH}apple-touch-icon.png` }),
    tag('link', { rel: 'manifest', href: `/manifest.webmanifest?lang=${locale}` }),
    ...(theme
      ? [colour(theme)]
      : [
          colour('light', '(prefers-color-scheme: light)'),
          colour('dark', '(prefers-color-scheme: dark)'),
        ]),
  ].join('');
}
