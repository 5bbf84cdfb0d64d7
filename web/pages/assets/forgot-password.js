import { api } from './shared/api.js'
import { given } from './shared/dom.js'
import { finish, onSubmit } from './shared/form.js'

onSubmit(document.querySelector('#ask-form'), {
  busy: 'Sending…',
  async send({ email }) {
    await api('POST', '/api/auth/password/forgot', { email })
    finish(
      '#asking',
      'If ',
      given(email),
      ' has an account, a link is on its way. It works once, for an hour.',
    )
  },
})
