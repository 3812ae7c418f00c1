import { lazy } from 'react';
import '@tbt/people-ui/texts';
import { defineRemote } from '@tbt/web-kit';
import { routes } from './routes';
import './texts';

const DueWidget = lazy(async () => ({
  default: (await import('./pages/due-widget')).DueWidget,
}));
const HomeWidget = lazy(async () => ({
  default: (await import('./pages/home-widget')).HomeWidget,
}));
const NextShiftWidget = lazy(async () => ({
  default: (await import('./pages/next-shift-widget')).NextShiftWidget,
}));

export default defineRemote({
  routes,
  widgets: { 'home.due': DueWidget, 'home.next-shift': NextShiftWidget, 'home.work': HomeWidget },
});
