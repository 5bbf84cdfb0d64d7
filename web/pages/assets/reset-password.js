import { api } from './shared/api.js'
import { h } from './shared/dom.js'
import { finish, onSubmit } from './shared/form.js'
import { tokenOfLink } from './shared/link.js'
import { needPasswords } from './shared/own-provider.js'

const token = tokenOfLink('#choosing')

onSubmit(document.querySelector('#reset-form'), {
  busy: 'Saving…',
  async send({ newPassword }) {
    await api('POST', '/api/auth/password/reset', { token, newPassword })
    history.replaceState(null, '', location.pathname)
    finish('#choosing', 'Your new password is saved. ', h('a', { href: '/sign-in' }, 'Sign in with it'))
  },
})

await needPasswords('#choosing', 'Choose a new password there.')
