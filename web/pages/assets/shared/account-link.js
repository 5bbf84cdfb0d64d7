import { api } from './api.js'
import { session } from './session.js'

const link = document.querySelector('.bar .account')

/** The header offers to sign in; whoever is signed in gets the way to the settings in that place. */
async function show(asked) {
  // Whoever cannot be asked about is offered to sign in.
  const { user } = await asked.catch(() => ({ user: null }))
  link.href = user ? '/settings' : '/sign-in'
  link.textContent = user ? 'Settings' : 'Sign in'
  if (user) link.removeAttribute('aria-current')
}

// A page that comes back from the browser's memory shows what was, perhaps of somebody who has signed out since.
addEventListener('pageshow', ({ persisted }) => persisted && void show(api('GET', '/api/auth/session')))
await show(session)
