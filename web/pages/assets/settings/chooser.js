import { api } from '../shared/api.js'
import { given, h } from '../shared/dom.js'
import { field, form } from '../shared/form.js'

/** Which organization the settings are about, with a way to another one. */
export function chooser({ organizations, organization }, reload) {
  const create = h('p', {}, h('a', { href: '#new-organization' }, 'New organization'))
  if (!organization) return [create]
  if (organizations.length === 1) {
    const { name, role } = organization
    return [
      h(
        'p',
        { class: 'current' },
        h('b', {}, given(name)),
        h('span', { class: 'hint' }, `Your role: ${role}`),
      ),
      create,
    ]
  }
  const choice = form({
    fields: [
      field({
        label: 'Organization',
        name: 'organizationId',
        options: organizations.map(({ organizationId, name }) => [organizationId, name]),
        onchange: ({ target }) => (actions.hidden = target.value === organization.organizationId),
      }),
      h('p', { class: 'hint' }, `Your role: ${organization.role}`),
    ],
    action: 'Switch to it',
    busy: 'Switching…',
    kind: 'small',
    async send({ organizationId }) {
      await switchTo(organizationId)
      await reload()
    },
  })
  choice.querySelector('select').value = organization.organizationId
  const actions = choice.querySelector('.actions')
  actions.hidden = true
  return [choice, create]
}

export async function switchTo(organizationId) {
  await api('POST', '/api/organizations/switch', { organizationId })
}
