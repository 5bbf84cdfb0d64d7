import { button, h } from '../shared/dom.js'
import { inRow } from '../shared/rows.js'

/** The role of a member as a choice. It changes by a button and not by choosing, because arrow keys walk through all choices. */
export function roleChoice({ name, role, options, change }) {
  const save = button(
    'Save',
    inRow(() => change(select.value)),
    {
      busy: 'Saving…',
      kind: 'small',
      'aria-label': `Save the role of ${name}`,
      hidden: true,
    },
  )
  const select = h(
    'select',
    { 'aria-label': `Role of ${name}`, onchange: () => (save.hidden = select.value === role) },
    options.map((value) => h('option', { value, selected: value === role }, value)),
  )
  return [select, save]
}
