import { api } from './api.js'
import { h } from './dom.js'

/** Where accounts come from another identity provider, a password opens nothing here: says so in the place of the forms, and what to do instead. */
export async function needPasswords(place, instead) {
  try {
    await api('GET', '/.well-known/openid-configuration')
  } catch (error) {
    if (error.code !== 'not_configured') return
    const note = h('p', { class: 'note', role: 'status' }, `${error.message}. ${instead}`)
    document.querySelector(place).replaceChildren(note)
  }
}
