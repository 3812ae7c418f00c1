export { parseProblem, type Problem } from './problem';
export { request, type RequestOptions } from './request';
export { requestText } from './request-text';
export { uploadFile, type Upload } from './upload-file';
export { detailOf, RequestError } from './request-error';
