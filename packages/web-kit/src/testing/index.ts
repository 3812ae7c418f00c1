export { FakeSocket, openFakeSocket } from './fake-socket';
export { fakeViewer } from './fake-viewer';
export {
  answer,
  answeringLink,
  pending,
  unreachable,
  type FragmentData,
  type DataOf,
  type GraphAnswer,
  type GraphAnswers,
} from './graph-answers';
export { inPage, PageFrame, type PageFrameOptions } from './page-frame';
export { activatePseudoLanguage, hardCodedTexts, type PseudoStory } from './pseudo-language';
export { storiesIn } from './pseudo-stories';
export { renderPage, type RenderedPage, type RenderPageOptions } from './render-page';
export { answerRequests, type RestAnswer, type RestAnswers } from './rest-answers';
