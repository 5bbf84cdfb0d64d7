import { afterSignIn } from './shared/after-sign-in.js'
import { api, signIn } from './shared/api.js'
import { given, h } from './shared/dom.js'
import { onSubmit } from './shared/form.js'

document.querySelector('#register').search = location.search

onSubmit(document.querySelector('#sign-in-form'), {
  busy: 'Signing in…',
  async send({ email, password }) {
    await signIn({ email, password })
    location.assign(afterSignIn())
  },
})

const { user } = await api('GET', '/api/auth/session')
if (user) {
  const note = document.querySelector('#signed-in')
  note.append('You are signed in as ', given(user.name), '. ', h('a', { href: afterSignIn() }, 'Go on'))
  note.hidden = false
}
