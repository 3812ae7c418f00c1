import '@tbt/people-ui/texts';
import { defineRemote } from '@tbt/web-kit';
import { HomeWidget } from './pages/home-widget';
import { NextShiftWidget } from './pages/next-shift-widget';
import { routes } from './routes';
import './texts';

export default defineRemote({
  routes,
  widgets: { 'home.next-shift': NextShiftWidget, 'home.work': HomeWidget },
});
