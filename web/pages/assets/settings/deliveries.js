import { api } from '../shared/api.js'
import { announce, button, h, time } from '../shared/dom.js'
import { entry, inRow, rows } from '../shared/rows.js'

const kinds = { delivered: 'tag good', failed: 'tag bad', pending: 'tag' }

/** What was sent to a web hook, with what became of it. */
export function deliveries(path) {
  const list = rows({
    path: `${path}/deliveries`,
    plural: 'deliveries',
    empty: 'Nothing was sent yet. Send a test to see whether the receiver answers.',
    row: ({ deliveryId, eventType, status, attempts, responseStatus, error, createdAt, nextAttemptAt }) =>
      entry(
        eventType,
        [
          time(createdAt),
          ` · ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
          responseStatus && ` · answered ${responseStatus}`,
          error && ` · ${error}`,
          ...(nextAttemptAt ? [' · next attempt ', time(nextAttemptAt)] : []),
        ],
        [
          h('span', { class: kinds[status] ?? 'tag' }, status),
          button(
            'Send again',
            inRow(async () => {
              await api('POST', `${path}/deliveries/${deliveryId}/replay`, {})
              announce('It is on its way again')
              await list.refresh()
            }),
            { busy: 'Sending…', kind: 'plain small' },
          ),
        ],
      ),
  })
  const reload = button('Refresh', list.refresh, { busy: 'Loading…', kind: 'plain small' })
  return h('div', { class: 'log' }, list.place, reload)
}
