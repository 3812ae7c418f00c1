import * as calendar from './calendar';
import * as charts from './charts';
import * as fields from './fields';
import * as files from './files';
import * as designSystem from './index';
import * as large from './large';
import * as table from './table';
import * as tabs from './tabs';

it('offers exactly these names', () => {
  expect(Object.keys(designSystem).sort()).toMatchInlineSnapshot(`
   [
     "Avatar",
     "Badge",
     "Banner",
     "Button",
     "Card",
     "ChatBubble",
     "Checkbox",
     "Cluster",
     "ConfirmDialog",
     "Container",
     "DataList",
     "DateField",
     "DateLine",
     "DatePicker",
     "Dialog",
     "Disclosure",
     "EmptyState",
     "ErrorState",
     "FormActions",
     "FormField",
     "FormLayout",
     "FormSection",
     "Grid",
     "Heading",
     "Icon",
     "IconButton",
     "LoadMore",
     "Menu",
     "MenuCheckboxItem",
     "MenuGroup",
     "MenuHeading",
     "MenuItem",
     "MenuRadioGroup",
     "MenuRadioItem",
     "MenuSeparator",
     "Page",
     "PasswordField",
     "Progress",
     "RadioGroup",
     "SearchField",
     "Select",
     "Sheet",
     "Skeleton",
     "SkeletonGroup",
     "Spinner",
     "Split",
     "Stack",
     "Stat",
     "StatGroup",
     "StatusDot",
     "Switch",
     "Text",
     "TextArea",
     "TextField",
     "TextLink",
     "Toaster",
     "VisuallyHidden",
     "classNames",
     "createToastStore",
     "dismissToast",
     "dismissToastsOfLeftPage",
     "dollarSign",
     "fetchOverlays",
     "gaps",
     "iconNames",
     "toast",
     "toastVariants",
     "tones",
     "useBackCloses",
   ]
  `);
});

it('offers what few pages show in entries of their own', () => {
  expect(Object.keys(calendar)).toEqual(['Calendar']);
  expect(Object.keys(charts)).toEqual(['ChartFrame']);
  expect(Object.keys(fields).sort()).toEqual([
    'CheckboxGroup',
    'ErrorSummary',
    'NumberField',
    'Rating',
    'RatingValue',
    'Stepper',
    'TimeField',
  ]);
  expect(Object.keys(files).sort()).toEqual(['FileButton', 'FileDrop', 'FileList', 'sortFiles']);
  expect(Object.keys(table)).toEqual(['Table']);
  expect(Object.keys(tabs).sort()).toEqual(['Accordion', 'Tabs']);
  expect(Object.keys(large).sort()).toEqual([
    'Combobox',
    'DateRange',
    'Pagination',
    'Tooltip',
    'TooltipProvider',
  ]);
});
