const native: Record<string, string> = {
  alertdialog: 'dialog',
  article: 'article',
  banner: 'header',
  button:
    'button, summary, input[type=button], input[type=submit], input[type=reset], input[type=image], input[type=file]',
  cell: 'td',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th',
  combobox: 'select, input[list]',
  complementary: 'aside',
  contentinfo: 'footer',
  definition: 'dd',
  dialog: 'dialog',
  figure: 'figure',
  form: 'form',
  gridcell: 'td',
  group: 'fieldset, details, optgroup',
  heading: 'h1, h2, h3, h4, h5, h6',
  img: 'img, svg',
  link: 'a[href], area[href]',
  list: 'ul, ol, menu',
  listbox: 'select',
  listitem: 'li',
  main: 'main',
  meter: 'meter',
  navigation: 'nav',
  option: 'option',
  paragraph: 'p',
  progressbar: 'progress',
  radio: 'input[type=radio]',
  region: 'section',
  rowgroup: 'thead, tbody, tfoot',
  rowheader: 'th',
  search: 'search',
  searchbox: 'input',
  separator: 'hr',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  status: 'output',
  table: 'table',
  term: 'dt',
  textbox: 'input, textarea, [contenteditable]',
}

/**
 * A CSS selector of all elements that may have a role, by HTML-AAM: the browser is asked for the role of these only, not of a whole page.
 * `[role~=…]` is added where the selector is used.
 */
export function nativeSelector(role: string): string | undefined {
  return Object.hasOwn(native, role) ? native[role] : undefined
}

/** What a person would call a field, whatever its role. */
export const fieldSelector =
  'input:not([type=hidden], [type=submit], [type=button], [type=reset], [type=image]), select, textarea, [contenteditable],' +
  ' [role=textbox], [role=searchbox], [role=combobox], [role=listbox], [role=spinbutton], [role=slider],' +
  ' [role=checkbox], [role=radio], [role=switch]'
