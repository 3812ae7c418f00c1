import type { RestAnswer } from './rest-answers';

type ResponseOf = (method: string, url: string, payload: unknown) => RestAnswer | 'pending';

export function fakeUploadRequest(answering: ResponseOf): typeof XMLHttpRequest {
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    withCredentials = false;
    status = 0;
    statusText = '';
    responseText = '';
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private target = { method: '', url: '' };

    open(method: string, url: string) {
      this.target = { method, url };
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {
      this.onabort?.();
    }
    send(payload: unknown) {
      const answer = answering(this.target.method, this.target.url, payload);
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      if (answer === 'pending') return;
      this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 });
      this.status = answer.status ?? 200;
      this.responseText = answer.body === undefined ? '' : JSON.stringify(answer.body);
      queueMicrotask(() => this.onload?.());
    }
  }
  return FakeRequest as unknown as typeof XMLHttpRequest;
}
