import { lazy } from 'react';
import '@tbt/people-ui/texts';
import { defineRemote } from '@tbt/web-kit';
import { routes } from './routes';
import './texts';

const HomeWidget = lazy(async () => ({
  default: (await import('./pages/home-widget')).HomeWidget,
}));
const NextShiftWidget = lazy(async () => ({
  default: (await import('./pages/next-shift-widget')).NextShiftWidget,
}));

export default defineRemote({
  routes,
  widgets: { 'home.next-shift': NextShiftWidget, 'home.work': HomeWidget },
});
