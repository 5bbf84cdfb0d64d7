import { api } from '../shared/api.js'
import { confirmed } from '../shared/confirmed.js'
import { announce, button, given, h } from '../shared/dom.js'
import { changedOf, field, form } from '../shared/form.js'
import { entry, inRow, rows } from '../shared/rows.js'

const everywhere = ['', 'All work with models']

/** The work that heeds a prompt, by its category. */
const categories = [
  everywhere,
  ['test-design', 'Designing tests'],
  ['refinement', 'Refining sessions'],
  ['execution', 'Running tests'],
]

/** Panels for what an organization tells its models beside their task. */
export function prompts(path, mayChange) {
  const list = rows({
    path,
    plural: 'prompts',
    empty: 'No prompts yet.',
    row: (prompt) => rowOf(`${path}/${prompt.promptId}`, prompt, mayChange && list),
  })
  const create = () =>
    promptForm({
      prompt: { name: '', content: '', category: null },
      action: 'Add the prompt',
      async save(prompt, element) {
        await api('POST', path, prompt)
        element.reset()
        announce('The prompt was added')
        await list.refresh()
      },
    })
  return [
    ...(mayChange ? [h('section', { class: 'panel' }, h('h3', {}, 'New prompt'), create())] : []),
    h('section', { class: 'panel' }, h('h3', {}, 'Prompts'), list.place),
  ]
}

function promptForm({ prompt: { name, content, category }, action, save }) {
  // A category that no work has yet waits for some, and may be kept.
  const known = categories.some(([id]) => id === (category ?? ''))
  return form({
    fields: [
      h(
        'div',
        { class: 'pair' },
        field({ label: 'Name', name: 'name', value: name, maxlength: '100', required: true }),
        field({
          label: 'Heeded by',
          name: 'category',
          value: category ?? '',
          options: known ? categories : [...categories, [category, category]],
        }),
      ),
      field({
        label: 'What to heed',
        name: 'content',
        value: content,
        lines: 5,
        maxlength: '4000',
        required: true,
        hint: 'Words of your field, style, what matters. A model reads it behind its task and cannot be told to do another.',
      }),
    ],
    action,
    busy: 'Saving…',
    send: (given, element) => save({ category: null, ...given }, element),
  })
}

function rowOf(path, prompt, list) {
  const { name, content, category } = prompt
  const editor = h('div', { class: 'inside', hidden: true })
  const edit = (pressed) => {
    editor.hidden = !editor.hidden
    pressed.setAttribute('aria-expanded', String(!editor.hidden))
    editor.replaceChildren(...(editor.hidden ? [] : [editing()]))
    editor.querySelector('input')?.focus()
  }
  const editing = () =>
    promptForm({
      prompt,
      action: 'Save the prompt',
      async save(given, element) {
        await api('PATCH', path, changedOf(element, given))
        announce('Saved')
        await list.refresh()
      },
    })
  const heeded = categories.find(([id]) => id === (category ?? ''))?.[1] ?? given(category)
  const item = entry(
    given(name),
    [heeded, ' · ', given(content.length > 200 ? `${content.slice(0, 200)}…` : content)],
    list && [
      button('Edit', edit, { kind: 'plain small', 'aria-expanded': 'false', 'aria-label': `Edit ${name}` }),
      button(
        'Delete',
        inRow(() => remove(path, name, list)),
        {
          kind: 'danger small',
          'aria-label': `Delete ${name}`,
        },
      ),
    ],
  )
  item.append(editor)
  return item
}

async function remove(path, name, list) {
  const sure = await confirmed({
    title: 'Delete this prompt?',
    text: ['Models are no longer told ', given(name), '.'],
    action: 'Delete it',
  })
  if (!sure) return
  await api('DELETE', path)
  announce('The prompt was deleted')
  await list.refresh()
}
