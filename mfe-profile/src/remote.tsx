import { lazy } from 'react';
import { defineRemote } from '@tbt/web-kit';
import { routes } from './routes';
import '@tbt/people-ui/texts';
import './texts';

const ToFinish = lazy(async () => ({
  default: (await import('./features/to-finish/to-finish')).ToFinish,
}));

export default defineRemote({ routes, widgets: { 'home.to-finish': ToFinish } });
