import { testStories } from '@tbt/build-kit/stories';

testStories(__dirname, [1, 2]);
