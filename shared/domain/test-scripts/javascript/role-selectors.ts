const typed = (...types: string[]) => types.map((type) => `[type=${type}]`).join(', ')
const outside = ':not(:is(article, aside, main, nav, section) *)'
const named = ':is([aria-label], [aria-labelledby], [title])'
const many = ':is([multiple], [size]:not([size="1"]))'

/** The elements of HTML that have a role by themselves, by HTML-AAM (https://www.w3.org/TR/html-aam-1.0/#html-element-role-mappings). */
const native: Record<string, string> = {
  article: 'article',
  banner: `header${outside}`,
  button: `button, summary, input:is(${typed('button', 'submit', 'reset', 'image', 'file', 'color')})`,
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th:not([scope=row], [scope=rowgroup])',
  combobox: `select:not(${many}), input[list]`,
  complementary: 'aside',
  contentinfo: `footer${outside}`,
  definition: 'dd',
  dialog: 'dialog',
  figure: 'figure',
  form: `form${named}`,
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img:not([alt=""])',
  link: 'a[href], area[href]',
  list: 'ul, ol, menu',
  listbox: `select${many}`,
  listitem: 'li',
  main: 'main',
  meter: 'meter',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: `section${named}`,
  row: 'tr',
  rowgroup: 'thead, tbody, tfoot',
  rowheader: 'th:is([scope=row], [scope=rowgroup])',
  search: 'search',
  searchbox: 'input[type=search]:not([list])',
  separator: 'hr',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  term: 'dt, dfn',
  textbox: `textarea, input:is(:not([type]), ${typed('text', 'email', 'tel', 'url')}):not([list])`,
}

// What prose calls a dialog, a table or a list may be a more special kind of it; an image is called either way.
const kinds: Record<string, string[]> = {
  dialog: ['dialog', 'alertdialog'],
  table: ['table', 'grid', 'treegrid'],
  cell: ['cell', 'gridcell'],
  img: ['img', 'image'],
  menuitem: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
}

/** A CSS selector of the elements of a WAI-ARIA role, or of the places whose changes are announced (`live region`). */
export function roleSelector(role: string): string {
  if (role === 'live region') return '[role=status], [role=alert], [role=log], output, [aria-live]'
  if (role === 'iframe') return 'iframe, frame'
  const explicit = (kinds[role] ?? [role]).map((kind) => `[role=${JSON.stringify(kind)}]`)
  const own = Object.hasOwn(native, role) ? [`:is(${native[role] ?? ''}):not([role])`] : []
  return [...own, ...explicit].join(', ')
}

/** The fields that a label names, whatever their role. */
export const fieldSelectors = [
  `input:not([type=hidden], ${typed('submit', 'button', 'reset', 'image')})`,
  'select, textarea, [contenteditable=""], [contenteditable=true]',
  ...[
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'spinbutton',
    'slider',
    'checkbox',
    'radio',
    'switch',
  ].map((role) => `[role=${role}]`),
]
