/** What a browser sends when the site can be installed; not part of the DOM's types. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

/** The browser's offer to install the site; it may arrive before the page is rendered. */
export const installOffer = {
  isThere: (): boolean => offer !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Shows the browser's own dialog; an offer can be used once. */
  async accept(): Promise<void> {
    const accepted = offer;
    setOffer(null);
    await accepted?.prompt();
  },
  /** Listens until the returned function is called. */
  watch(): () => void {
    const onOffer = (event: Event) => {
      // Otherwise the browser shows a prompt of its own.
      event.preventDefault();
      setOffer(event as InstallEvent);
    };
    const onInstalled = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', onOffer);
    window.addEventListener('appinstalled', onInstalled);
    return () => {
      window.removeEventListener('beforeinstallprompt', onOffer);
      window.removeEventListener('appinstalled', onInstalled);
      setOffer(null);
    };
  },
};
