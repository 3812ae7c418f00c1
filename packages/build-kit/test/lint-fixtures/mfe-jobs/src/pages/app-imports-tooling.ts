// boundaries/dependencies [layer]
export { testStories } from '@tbt/build-kit/stories';
