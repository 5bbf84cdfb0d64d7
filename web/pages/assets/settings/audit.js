import { given, h, time } from '../shared/dom.js'
import { entry, rows } from '../shared/rows.js'
import { peopleOf } from './people.js'

export function audit({ organization }) {
  const path = `/api/organizations/${organization.organizationId}`
  const people = peopleOf(path)
  const list = rows({
    path: `${path}/audit`,
    plural: 'entries',
    empty: 'Nothing was changed yet.',
    row: ({ at, actor, action, summary }) => {
      const who = h('span', { class: 'inline' }, given(actor))
      void people.then((names) => {
        const known = names.get(actor.replace(/^user:/, ''))
        if (known) who.replaceChildren(given(known))
      })
      return entry(given(summary), [time(at), ' · ', who, ` · ${action}`])
    },
  })
  return [h('section', { class: 'panel' }, h('h3', {}, 'Newest first'), list.place)]
}
