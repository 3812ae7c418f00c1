export { parseProblem, type Problem } from './problem';
export { request, type RequestOptions } from './request';
export { detailOf, RequestError } from './request-error';
