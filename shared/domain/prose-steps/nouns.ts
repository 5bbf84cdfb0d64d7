import { wordTable } from '../basics/word-table.ts'

/** Nouns of prose and the WAI-ARIA role each suggests; an empty role names no kind of element ("the text"). */
const nouns = wordTable<string>({
  button: 'button',
  link: 'link',
  hyperlink: 'link',
  field: 'textbox',
  input: 'textbox',
  'input field': 'textbox',
  'text field': 'textbox',
  'form field': 'textbox',
  'text box': 'textbox',
  textbox: 'textbox',
  'text area': 'textbox',
  textarea: 'textbox',
  'input box': 'textbox',
  box: 'textbox',
  'number field': 'textbox',
  'date field': 'textbox',
  'date picker': 'textbox',
  'time picker': 'textbox',
  'time field': 'textbox',
  'colour field': 'textbox',
  'color field': 'textbox',
  'colour picker': 'textbox',
  'color picker': 'textbox',
  'search box': 'searchbox',
  'search field': 'searchbox',
  dropdown: 'combobox',
  'pull-down': 'combobox',
  pulldown: 'combobox',
  'pull-down list': 'combobox',
  'pull-down menu': 'combobox',
  'drop-down': 'combobox',
  'drop down': 'combobox',
  'dropdown list': 'combobox',
  'drop-down list': 'combobox',
  'dropdown menu': 'combobox',
  'select box': 'combobox',
  select: 'combobox',
  'selection list': 'combobox',
  'combo box': 'combobox',
  combobox: 'combobox',
  'list box': 'listbox',
  listbox: 'listbox',
  checkbox: 'checkbox',
  'check box': 'checkbox',
  radio: 'radio',
  'radio button': 'radio',
  'radio option': 'radio',
  option: 'option',
  switch: 'switch',
  toggle: 'switch',
  slider: 'slider',
  tab: 'tab',
  'menu item': 'menuitem',
  'navigation menu': 'navigation',
  'navigation bar': 'navigation',
  footer: 'contentinfo',
  sidebar: 'complementary',
  'page header': 'banner',
  heading: 'heading',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  header: 'heading',
  image: 'img',
  picture: 'img',
  icon: 'img',
  row: 'row',
  'table row': 'row',
  cell: 'cell',
  'column header': 'columnheader',
  item: 'listitem',
  article: 'article',
  post: 'article',
  'list item': 'listitem',
  entry: 'entry',
  list: 'list',
  table: 'table',
  grid: 'table',
  calendar: 'table',
  dialog: 'dialog',
  'dialog box': 'dialog',
  'alert dialog': 'dialog',
  'confirmation dialog': 'dialog',
  'confirmation popup': 'dialog',
  modal: 'dialog',
  'modal dialog': 'dialog',
  popup: 'dialog',
  'pop-up': 'dialog',
  section: 'region',
  region: 'region',
  panel: 'region',
  area: 'region',
  card: 'region',
  column: 'region',
  group: 'group',
  fieldset: 'group',
  form: 'form',
  navigation: 'navigation',
  menu: 'menu',
  frame: 'iframe',
  log: 'log',
  element: '',
  text: '',
  label: '',
})

const alternatives = Object.keys(nouns)
  .toSorted((a, b) => b.length - a.length)
  .join('|')

/** Source of a pattern that matches any noun, longest first. */
export const nounPattern = `(?:${alternatives})`

// As a word of its own it is what a button says: "Click Post".
const onlyNamed = new Set(['post', 'log'])

/** Roles that hold other elements, and so can narrow a target. */
export const regionRoles = new Set(
  'row cell listitem entry list table dialog region group form navigation menu iframe banner contentinfo complementary article log place'.split(
    ' ',
  ),
)

/** The role that a noun suggests; undefined when it suggests none or is no noun that we know. */
export function roleOfNoun(noun: string): string | undefined {
  return nouns[noun.toLowerCase()] || undefined
}

/** Whether the word alone is a noun that we know, with or without a role. */
export function isNoun(word: string): boolean {
  return Object.hasOwn(nouns, word.toLowerCase()) && !onlyNamed.has(word.toLowerCase())
}
