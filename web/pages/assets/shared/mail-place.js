import { api } from './api.js'
import { h } from './dom.js'

/** A note for pages that promise a mail, where one machine runs everything: there it stands in a log, and whoever waits for it should know. Empty elsewhere. */
export async function mailPlace() {
  const { engines } = await api('GET', '/api/health')
  if (engines.mail !== 'log') return []
  const log = h('code', {}, `.wrangler/dev-${location.port}.log`)
  return [
    h('p', { class: 'hint' }, 'From this machine nothing is sent: the mail and its link stand in ', log, '.'),
  ]
}
