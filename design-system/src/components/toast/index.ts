export { dismissToast, toast } from './page-toasts';
export {
  createToastStore,
  type ToastOptions,
  type ToastRecord,
  type ToastStore,
} from './toast-store';
export { Toaster, type ToasterProps } from './toaster';
