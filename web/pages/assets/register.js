import { afterSignIn } from './shared/after-sign-in.js'
import { api, signIn } from './shared/api.js'
import { onSubmit } from './shared/form.js'

document.querySelector('#back').search = location.search

onSubmit(document.querySelector('#register-form'), {
  busy: 'Creating the account…',
  faults: { 'identity.email_taken': 'email' },
  async send({ name, email, password }) {
    await api('POST', '/api/auth/register', { name, email, password })
    await signIn({ email, password })
    location.assign(afterSignIn())
  },
})
