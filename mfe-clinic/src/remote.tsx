import { lazy } from 'react';
import { defineRemote } from '@tbt/web-kit';
import { routes } from './routes';
import '@tbt/people-ui/texts';
import './texts';

const HomePeople = lazy(async () => ({
  default: (await import('./features/home-people/home-people')).HomePeople,
}));

export default defineRemote({ routes, widgets: { 'home.people': HomePeople } });
