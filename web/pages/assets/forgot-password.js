import { api } from './shared/api.js'
import { given } from './shared/dom.js'
import { finish, onSubmit } from './shared/form.js'
import { mailPlace } from './shared/mail-place.js'
import { needPasswords } from './shared/own-provider.js'

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

await needPasswords('#asking', 'Choose a new password there.')

if (document.querySelector('#ask-form')) document.querySelector('.aside').before(...(await mailPlace()))
