import { api } from '../shared/api.js'
import { announce, given, h } from '../shared/dom.js'
import { field, form } from '../shared/form.js'
import { allows } from './roles.js'

export function general({ organization, reload }) {
  const { organizationId, name, slug, tier, billingEmail, role } = organization
  const isOwner = allows(role, 'owner')
  return [
    form({
      class: 'panel form',
      fields: [
        field({ label: 'Name', name: 'name', value: name, maxlength: '100', required: true }),
        field({
          label: 'E-mail for bills',
          name: 'billingEmail',
          type: 'email',
          value: billingEmail,
          disabled: !isOwner,
          hint: !isOwner && 'An owner changes it.',
        }),
        h(
          'p',
          { class: 'hint' },
          'Short name: ',
          given(slug),
          `. Tier: ${tier}. Id: `,
          h('code', {}, organizationId),
        ),
      ],
      action: 'Save',
      busy: 'Saving…',
      async send({ name: changed, billingEmail: address = null }) {
        const billing = isOwner && { billingEmail: address }
        await api('PATCH', `/api/organizations/${organizationId}`, { name: changed, ...billing })
        announce('Saved')
        await reload()
      },
    }),
  ]
}
