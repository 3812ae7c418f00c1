// nothing
export { testStories } from '@tbt/build-kit/stories';
