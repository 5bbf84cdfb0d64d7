import { given, h, time } from '../shared/dom.js'
import { entry, rows } from '../shared/rows.js'

export function audit({ organization }) {
  const list = rows({
    path: `/api/organizations/${organization.organizationId}/audit`,
    plural: 'entries',
    empty: 'Nothing was changed yet.',
    row: ({ at, action, summary, ...who }) =>
      entry(given(summary), [time(at), ' · ', given(named(who)), ` · ${action}`]),
  })
  return [h('section', { class: 'panel' }, h('h3', {}, 'Newest first'), list.place)]
}

/** Something that nobody chooses for themselves goes with the name: anyone can give any name to themselves or to a key. */
const named = ({ actor, actorName, actorEmail }) =>
  actorName ? `${actorName} (${actorEmail ?? actor})` : actor
