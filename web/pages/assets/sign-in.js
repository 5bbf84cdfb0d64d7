import { afterSignIn } from './shared/after-sign-in.js'
import { signIn } from './shared/api.js'
import { given, h } from './shared/dom.js'
import { onSubmit } from './shared/form.js'
import { needPasswords } from './shared/own-provider.js'
import { session } from './shared/session.js'

// Read now: the link that skips the header changes what stands behind the `#`.
const next = afterSignIn()
const register = document.querySelector('#register')
register.search = location.search
register.hash = location.hash

onSubmit(document.querySelector('#sign-in-form'), {
  busy: 'Signing in…',
  async send({ email, password }) {
    await signIn({ email, password })
    location.assign(next)
  },
})

void needPasswords('#signing-in', 'Sign in there, and call the API with the access token that it gives.')

const { user } = await session
if (user) {
  const note = document.querySelector('#signed-in')
  note.append('You are signed in as ', given(user.name), '. ', h('a', { href: next }, 'Go on'))
  note.hidden = false
}
