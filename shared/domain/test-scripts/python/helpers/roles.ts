/**
 * Elements that may have a role, as CSS selectors: those of HTML that have it by themselves, and those that state it.
 * Source: HTML Accessibility API Mappings 1.0.
 */
const native: Record<string, string> = {
  alert: '',
  alertdialog: '',
  article: 'article',
  banner: 'header',
  button:
    'button, summary, input[type=button], input[type=submit], input[type=reset], input[type=image], input[type=file]',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th',
  combobox: 'select:not([multiple]), input[list]',
  complementary: 'aside',
  contentinfo: 'footer',
  dialog: 'dialog',
  figure: 'figure',
  form: 'form',
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  iframe: 'iframe',
  img: 'img, svg',
  link: 'a[href], area[href]',
  list: 'ul, ol, menu',
  listbox: 'select[multiple], select[size]',
  listitem: 'li',
  main: 'main',
  meter: 'meter',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: 'section',
  // Rows of headers do not count: they have no cells.
  row: 'tr:has(td)',
  rowheader: 'th[scope=row]',
  search: 'search',
  searchbox: 'input[type=search]',
  separator: 'hr',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  textbox:
    'textarea, input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=url]',
}

/** Roles that people do not tell apart from a role. */
const kin: Record<string, string[]> = {
  cell: ['gridcell', 'columnheader', 'rowheader'],
  checkbox: ['switch', 'menuitemcheckbox'],
  combobox: ['listbox'],
  dialog: ['alertdialog'],
  group: ['radiogroup'],
  img: ['image'],
  menuitem: ['menuitemcheckbox', 'menuitemradio'],
  radio: ['menuitemradio'],
  region: ['group', 'article', 'complementary', 'form', 'navigation', 'main', 'search', 'tabpanel', 'dialog'],
  table: ['grid', 'treegrid'],
}

const field = [
  'input:not([type=hidden], [type=button], [type=submit], [type=reset], [type=image])',
  'select',
  'textarea',
  '[contenteditable]',
  ...[
    'textbox',
    'searchbox',
    'spinbutton',
    'combobox',
    'listbox',
    'slider',
    'checkbox',
    'radio',
    'switch',
    'radiogroup',
  ].map((role) => `[role=${role}]`),
].join(', ')

/** The CSS selector of elements that a locator may mean: of a role, or `field`, or `live region`. */
export function candidates(kind: string): string {
  if (kind === 'field') return field
  if (kind === 'live region') return '[role=status], [role=alert], [role=log], output, [aria-live]'
  if (kind === 'row') return `${native['row']}, [role=row]:has([role=cell], [role=gridcell])`
  const roles = rolesLike(kind)
  const own = roles.map((role) => native[role]).filter((selector) => selector)
  return [...own, ...roles.map(stating)].join(', ')
}

/** Roles may come from a page, which may state anything. */
const stating = (role: string) =>
  /^[a-z]+$/.test(role)
    ? `[role=${role}]`
    : `[role="${role.replace(/[\\"]|\p{Cc}/gu, (mark) => `\\${mark.charCodeAt(0).toString(16)} `)}"]`

/** The role itself, and those that count as it. */
export const rolesLike = (role: string): string[] => [role, ...(kin[role] ?? [])]
