import { serveStorybook } from './serve-storybook';

export default serveStorybook;
