import type { Preview } from '@storybook/react-webpack5';
import { themes } from '@tbt/design-system/tokens';

export const initialGlobals = {
  theme: 'system',
  contrast: 'normal',
  locale: 'en-CA',
  direction: 'ltr',
  motion: 'full',
} as const;

type ToolbarItem = NonNullable<Preview['globalTypes']>[string];
type IconName = NonNullable<NonNullable<ToolbarItem['toolbar']>['icon']>;

const menu = (description: string, icon: IconName, items: Record<string, string>): ToolbarItem => ({
  description,
  toolbar: {
    icon,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
    dynamicTitle: true,
  },
});

export const globalTypes: Preview['globalTypes'] = {
  theme: menu('Theme', 'circlehollow', {
    system: 'Theme of the system',
    ...Object.fromEntries(themes.map(({ name, description }) => [name, `${name}: ${description}`])),
  }),
  contrast: menu('Contrast', 'contrast', {
    normal: 'Usual contrast',
    more: 'High contrast',
    forced: 'Forced colours',
  }),
  locale: menu('Language', 'globe', { 'en-CA': 'English', 'fr-CA': 'Français' }),
  direction: menu('Direction of reading', 'transfer', {
    ltr: 'Left to right',
    rtl: 'Right to left',
  }),
  motion: menu('Motion', 'play', { full: 'With motion', reduced: 'Reduced motion' }),
};

const frame = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Widths of small phone, phone, tablet and desktop. */
export const viewports = {
  small: frame('320', 320, 568),
  phone: frame('390', 390, 844),
  tablet: frame('768', 768, 1024),
  desk: frame('1280', 1280, 800),
} as const;
