import { api, signInAddress } from './shared/api.js'
import { h } from './shared/dom.js'
import { finish, onSubmit } from './shared/form.js'
import { tokenOfLink } from './shared/link.js'
import { session } from './shared/session.js'

const token = tokenOfLink('#confirming')
const confirming = document.querySelector('#confirming')
confirming.hidden = true
if (token) void show()

async function show() {
  const { user } = await session
  confirming.hidden = !user
  document.querySelector('#who').textContent = user?.email
  const first = document.querySelector('#sign-in-first')
  first.hidden = Boolean(user)
  first.querySelector('.button').href = signInAddress()
}

// A person presses the button: mail programs open links to look at them, and this one works once.
onSubmit(document.querySelector('#verify-form'), {
  busy: 'Confirming…',
  async send() {
    await api('POST', '/api/auth/verify-email', { token })
    history.replaceState(null, '', location.pathname)
    finish('#confirming', 'Your address is confirmed. ', h('a', { href: '/settings' }, 'Go to your settings'))
  },
})
