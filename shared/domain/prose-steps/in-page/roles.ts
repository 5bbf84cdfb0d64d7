import type { InPage, Purpose } from './kit.ts'

/** The WAI-ARIA role of an element: its `role` attribute, else the implicit one of HTML-AAM. Empty when it has none. */
export function roleOf(page: InPage, element: Element): string {
  return page.once('role', element, () => {
    const stated = page.attribute(element, 'role').trim().toLowerCase().split(/\s+/)[0] ?? ''
    if (stated !== '' && stated !== 'none' && stated !== 'presentation')
      return stated === 'image' ? 'img' : stated
    if (stated !== '') return ''
    const tag = page.tagOf(element)
    if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : ''
    if (tag === 'img')
      return element.hasAttribute('alt') && page.attribute(element, 'alt') === '' ? '' : 'img'
    if (tag === 'input') return page.inputRole(element)
    if (tag === 'select')
      return (element as unknown as HTMLSelectElement).multiple ||
        (element as unknown as HTMLSelectElement).size > 1
        ? 'listbox'
        : 'combobox'
    if (tag === 'th')
      return page.attribute(element, 'scope') === 'row' || !element.closest('thead, tr:first-child')
        ? 'rowheader'
        : 'columnheader'
    if (tag === 'svg')
      return element.querySelector('title') || element.hasAttribute('aria-label') ? 'img' : ''
    const editable = page.attribute(element, 'contenteditable')
    if (element.hasAttribute('contenteditable') && editable !== 'false') return 'textbox'
    return page.tagRoles()[tag] ?? ''
  })
}

export function inputRole(page: InPage, element: Element): string {
  const type = (element as HTMLInputElement).type
  const roles: Record<string, string> = {
    button: 'button',
    submit: 'button',
    reset: 'button',
    image: 'button',
    file: 'button',
    checkbox: 'checkbox',
    radio: 'radio',
    range: 'slider',
    number: 'spinbutton',
    search: 'searchbox',
    hidden: '',
  }
  const listed = ['text', 'search', 'email', 'tel', 'url'].includes(type) && element.hasAttribute('list')
  return listed ? 'combobox' : (roles[type] ?? 'textbox')
}

/** The roles that a noun of prose may mean: "field" is any control that takes a value, "dropdown" a combobox or listbox. */
export function family(_page: InPage, role: string): string[] {
  const families: Record<string, string[]> = {
    // Pages write what they like as a role: `constructor` is none of these.
    __proto__: null as never,
    textbox: ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider', 'listbox'],
    searchbox: ['searchbox', 'textbox', 'combobox'],
    combobox: ['combobox', 'listbox'],
    listbox: ['listbox', 'combobox'],
    checkbox: ['checkbox', 'switch', 'menuitemcheckbox'],
    switch: ['switch', 'checkbox'],
    radio: ['radio', 'menuitemradio'],
    option: ['option', 'radio', 'menuitemradio'],
    slider: ['slider', 'spinbutton'],
    control: ['button', 'link', 'tab', 'menuitem'],
    typing: ['textbox', 'searchbox'],
    sending: ['textbox', 'searchbox'],
    adding: ['textbox'],
    noted: ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio'],
    menuitem: ['menuitem', 'menuitemcheckbox', 'menuitemradio'],
    dialog: ['dialog', 'alertdialog'],
    cell: ['cell', 'gridcell', 'columnheader', 'rowheader'],
    table: ['table', 'grid', 'treegrid'],
    list: ['list', 'listbox', 'feed'],
    listitem: ['listitem', 'article'],
    entry: ['row', 'listitem'],
    menu: ['menu', 'menubar', 'navigation'],
    group: ['group', 'radiogroup'],
    region: [
      'region',
      'article',
      'complementary',
      'form',
      'group',
      'tabpanel',
      'dialog',
      'navigation',
      'main',
      'search',
      'contentinfo',
      'banner',
      'status',
      'alert',
      'log',
    ],
  }
  return families[role] ?? [role]
}

/** The roles that can serve a purpose when prose names no kind of element. */
export function rolesFor(page: InPage, purpose: Purpose, role: string | undefined): string[] {
  if (role !== undefined) return page.family(role)
  const fields = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider', 'listbox']
  const ticks = ['checkbox', 'switch', 'radio', 'menuitemcheckbox', 'menuitemradio', 'option']
  const actions = ['button', 'link', 'tab', 'menuitem', 'treeitem', 'columnheader', 'gridcell']
  if (purpose === 'fill') return fields
  if (purpose === 'tick') return ticks
  if (purpose === 'select') return ['combobox', 'listbox', 'radiogroup', 'group', 'slider']
  if (purpose === 'read') return [...fields, 'radiogroup', 'group']
  return [...actions, ...fields, ...ticks]
}

/** Elements whose implicit role depends on nothing but their tag, from HTML-AAM. */
export function tagRoles(page: InPage): Record<string, string> {
  const table =
    'article:article aside:complementary button:button dd:definition details:group dialog:dialog dt:term fieldset:group figure:figure footer:contentinfo form:form frame:iframe h1:heading h2:heading h3:heading h4:heading h5:heading h6:heading header:banner hr:separator iframe:iframe li:listitem main:main menu:list meter:meter nav:navigation ol:list optgroup:group option:option output:status p:paragraph progress:progressbar search:search section:region summary:button table:table tbody:rowgroup td:cell textarea:textbox tfoot:rowgroup thead:rowgroup tr:row ul:list'
  return page.once('tagRoles', table, () =>
    Object.fromEntries(table.split(' ').map((pair) => pair.split(':') as [string, string])),
  )
}
