import { api } from '../shared/api.js'
import { announce, given, h } from '../shared/dom.js'
import { choices, field, form } from '../shared/form.js'
import { allows } from './roles.js'

const gigabyte = 2 ** 30
const tiers = ['startup', 'growth', 'enterprise'].map((tier) => [tier, tier])

export function general({ organization, reload }) {
  const path = `/api/organizations/${organization.organizationId}`
  const change = async (given) => {
    await api('PATCH', path, given)
    announce('Saved')
    await reload()
  }
  return [
    h('section', { class: 'panel' }, h('h3', {}, 'Name and tier'), naming(organization, change)),
    h('section', { class: 'panel' }, h('h3', {}, 'Limits'), limits(organization, change)),
  ]
}

function naming({ organizationId, name, slug, tier, billingEmail, role }, change) {
  const isOwner = allows(role, 'owner')
  const owners = { disabled: !isOwner, hint: !isOwner && 'An owner changes it.' }
  return form({
    fields: [
      field({ label: 'Name', name: 'name', value: name, maxlength: '100', required: true }),
      h(
        'div',
        { class: 'pair' },
        field({
          label: 'E-mail for bills',
          name: 'billingEmail',
          type: 'email',
          value: billingEmail,
          ...owners,
        }),
        field({ label: 'Tier', name: 'tier', value: tier, options: tiers, ...owners }),
      ),
      h('p', { class: 'hint' }, 'Short name: ', given(slug), '. Id: ', h('code', {}, organizationId)),
    ],
    action: 'Save',
    busy: 'Saving…',
    send: ({ billingEmail: address = null, ...fields }) =>
      change({ ...fields, ...(isOwner && { billingEmail: address }) }),
  })
}

/** What is left empty follows the tier, also when that changes. */
function limits({ settings: { maxMembers, maxProjects, maxStorage, allowPublicKBs } }, change) {
  const number = (label, name, shown, attributes) =>
    field({ label, name, type: 'number', value: String(shown), min: '1', ...attributes })
  return form({
    fields: [
      h(
        'div',
        { class: 'pair' },
        number('Members', 'maxMembers', maxMembers, { hint: 'Open invitations count.' }),
        number('Projects', 'maxProjects', maxProjects),
      ),
      number('Storage in GB', 'maxStorage', maxStorage / gigabyte, {
        step: 'any',
        min: '0',
        hint: 'Lower numbers take nothing away; nothing can be added until there is room again. An empty field follows the tier.',
      }),
      choices({
        legend: 'Knowledge bases',
        name: 'allowPublicKBs',
        type: 'checkbox',
        chosen: allowPublicKBs ? ['yes'] : [],
        options: [['yes', 'may be opened to everyone']],
      }),
    ],
    action: 'Save the limits',
    busy: 'Saving…',
    send: ({ maxMembers: members, maxProjects: projects, maxStorage: storage, allowPublicKBs: open }) =>
      change({
        settings: {
          maxMembers: numberOr(members),
          maxProjects: numberOr(projects),
          maxStorage: storage === undefined ? null : Math.round(Number(storage) * gigabyte),
          allowPublicKBs: open === 'yes',
        },
      }),
  })
}

const numberOr = (text) => (text === undefined ? null : Number(text))
