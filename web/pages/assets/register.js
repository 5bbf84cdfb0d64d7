import { afterSignIn } from './shared/after-sign-in.js'
import { api, signIn } from './shared/api.js'
import { onSubmit } from './shared/form.js'
import { needPasswords } from './shared/own-provider.js'

// Read now: the link that skips the header changes what stands behind the `#`.
const next = afterSignIn()
const back = document.querySelector('#back')
back.search = location.search
back.hash = location.hash

onSubmit(document.querySelector('#register-form'), {
  busy: 'Creating the account…',
  faults: { 'identity.email_taken': 'email' },
  async send({ name, email, password }) {
    await api('POST', '/api/auth/register', { name, email, password })
    await signIn({ email, password })
    location.assign(next)
  },
})

await needPasswords('#registering', 'Make the account there.')
