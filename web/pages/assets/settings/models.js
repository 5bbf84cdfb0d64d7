import { api } from '../shared/api.js'
import { announce, h } from '../shared/dom.js'
import { changedOf, field, form, messageOf } from '../shared/form.js'
import { prompts } from './model-prompts.js'
import { allows } from './roles.js'

export function models({ organization }) {
  const path = `/api/organizations/${organization.organizationId}-prefs`
  const place = h('div', {}, h('p', { class: 'progress', role: 'status' }, 'Loading…'))
  void preferences(`${path}/model-preferences`, allows(organization.role, 'admin'))
    .catch((error) => h('p', { class: 'fault', role: 'alert' }, messageOf(error)))
    .then((shown) => place.replaceChildren(shown))
  return [
    h('section', { class: 'panel' }, h('h3', {}, 'Models'), place),
    ...prompts(`${path}/custom-prompts`, allows(organization.role, 'member')),
  ]
}

async function preferences(path, mayChange) {
  const [{ chatModel, agentModel }, { engines }] = await Promise.all([
    api('GET', path),
    api('GET', '/api/health'),
  ])
  const embedded =
    engines.model === 'embedded' &&
    h(
      'p',
      { class: 'note' },
      'This deployment asks no model: its embedded engine does all work. What is chosen here waits for a model.',
    )
  const model = (label, name, value, hint) =>
    field({
      label,
      name,
      value,
      maxlength: '200',
      placeholder: 'The usual one',
      disabled: !mayChange,
      hint: mayChange ? hint : 'An admin chooses it.',
    })
  const fields = [
    model('For conversations', 'chatModel', chatModel, 'As its provider calls it.'),
    model('For requirements, tests and runs', 'agentModel', agentModel, 'Else the one for conversations.'),
  ]
  if (!mayChange) return h('div', {}, embedded, fields)
  return form({
    fields: [embedded, ...fields],
    action: 'Save the models',
    busy: 'Saving…',
    async send(values, element) {
      await api('PUT', path, changedOf(element, values))
      // The next change is compared with what is saved now.
      for (const control of element.elements) control.defaultValue = control.value
      announce('Saved')
    },
  })
}
