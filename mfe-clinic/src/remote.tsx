import { defineRemote } from '@tbt/web-kit';
import { HomePeople } from './features/home-people/home-people';
import { routes } from './routes';
import '@tbt/people-ui/texts';
import './texts';

export default defineRemote({ routes, widgets: { 'home.people': HomePeople } });
