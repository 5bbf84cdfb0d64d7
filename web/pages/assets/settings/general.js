import { api } from '../shared/api.js'
import { announce, given, h } from '../shared/dom.js'
import { changedOf, choices, field, form } from '../shared/form.js'
import { allows } from './roles.js'

const gigabyte = 2 ** 30
const tiers = ['startup', 'growth', 'enterprise'].map((tier) => [tier, tier])

export function general({ organization, reload }) {
  return [
    form({
      class: 'panel form',
      fields: [...naming(organization), ...limits(organization.settings)],
      action: 'Save',
      busy: 'Saving…',
      async send(values, element) {
        const changed = changesOf(changedOf(element, values))
        await api('PATCH', `/api/organizations/${organization.organizationId}`, changed)
        announce('Saved')
        await reload()
      },
    }),
  ]
}

function naming({ organizationId, name, slug, tier, billingEmail, role }) {
  const isOwner = allows(role, 'owner')
  const owners = { disabled: !isOwner, hint: !isOwner && 'An owner changes it.' }
  return [
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
  ]
}

function limits({ maxMembers, maxProjects, maxStorage, allowPublicKBs }) {
  const number = (label, name, shown, attributes) =>
    field({ label, name, type: 'number', value: String(shown), min: '1', ...attributes })
  return [
    h('h3', {}, 'Limits'),
    h(
      'p',
      { class: 'hint' },
      'They are those of the tier unless you set others; emptied, a limit follows the tier again. Lower ones take nothing away, but nothing can be added until there is room.',
    ),
    h(
      'div',
      { class: 'pair' },
      number('Members and open invitations', 'maxMembers', maxMembers),
      number('Projects', 'maxProjects', maxProjects),
    ),
    number('Storage in GB', 'maxStorage', maxStorage / gigabyte, { step: 'any', min: '0' }),
    choices({
      legend: 'Knowledge bases',
      name: 'allowPublicKBs',
      type: 'checkbox',
      chosen: allowPublicKBs ? ['yes'] : [],
      options: [['yes', 'may be opened to everyone']],
    }),
  ]
}

/** What a form says in the words of the service. */
function changesOf({ maxMembers, maxProjects, maxStorage, allowPublicKBs, ...fields }) {
  const settings = {
    maxMembers: numberOf(maxMembers),
    maxProjects: numberOf(maxProjects),
    maxStorage: maxStorage && Math.round(Number(maxStorage) * gigabyte),
    allowPublicKBs: allowPublicKBs === undefined ? undefined : allowPublicKBs === 'yes',
  }
  const isChanged = Object.values(settings).some((value) => value !== undefined)
  return { ...fields, ...(isChanged && { settings }) }
}

/** Null for a limit that was emptied; nothing for one that was left alone. */
const numberOf = (text) => text && Number(text)
