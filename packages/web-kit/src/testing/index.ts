export { FakeSocket, openFakeSocket } from './fake-socket';
export { fakeViewer } from './fake-viewer';
export { answeringLink, type GraphAnswer, type GraphAnswers } from './graph-answers';
export { renderPage, type RenderedPage, type RenderPageOptions } from './render-page';
export { answerRequests, type RestAnswer, type RestAnswers } from './rest-answers';
