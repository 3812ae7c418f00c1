import { testStories } from '@tbt/build-kit/stories';

testStories(__dirname);
