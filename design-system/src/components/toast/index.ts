export { dismissToast, dismissToastsOfLeftPage, toast } from './page-toasts';
export {
  createToastStore,
  toastVariants,
  type ToastAction,
  type ToastOptions,
  type ToastRecord,
  type ToastStore,
  type ToastVariant,
} from './toast-store';
export { Toaster, type ToasterProps } from './toaster';
