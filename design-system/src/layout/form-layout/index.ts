export { FormActions, type FormActionsProps } from './form-actions';
export { FormLayout, type FormLayoutProps } from './form-layout';
export { FormSection, type FormSectionProps } from './form-section';
