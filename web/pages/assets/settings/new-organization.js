import { api } from '../shared/api.js'
import { announce } from '../shared/dom.js'
import { field, form } from '../shared/form.js'
import { switchTo } from './chooser.js'

export function newOrganization({ reload }) {
  const name = field({ label: 'Name', name: 'name', maxlength: '100', required: true })
  const slug = field({
    label: 'Short name',
    name: 'slug',
    hint: 'Part of addresses: lower-case letters, digits and single hyphens, 2 to 63 characters.',
    autocapitalize: 'none',
    spellcheck: 'false',
    required: true,
  })
  const created = form({
    class: 'panel form',
    fields: [name, slug],
    action: 'Create the organization',
    busy: 'Creating…',
    faults: { 'organizations.slug_taken': 'slug' },
    async send(values) {
      const { organizationId } = await api('POST', '/api/organizations', values)
      await switchTo(organizationId)
      announce('The organization was created')
      await reload({ section: 'team' })
    },
  })
  suggestSlug(created.elements.namedItem('name'), created.elements.namedItem('slug'))
  return [created]
}

/** The short name follows the name until somebody writes one. */
function suggestSlug(name, slug) {
  let suggested = ''
  name.addEventListener('input', () => {
    if (slug.value !== suggested) return
    suggested = slugOf(name.value)
    slug.value = suggested
  })
}

const slugOf = (text) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-|-$/g, '')
