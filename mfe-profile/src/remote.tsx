import { defineRemote } from '@tbt/web-kit';
import { ToFinish } from './features/to-finish/to-finish';
import { routes } from './routes';
import '@tbt/people-ui/texts';
import './texts';

export default defineRemote({ routes, widgets: { 'home.to-finish': ToFinish } });
