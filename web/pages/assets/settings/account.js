import { api } from '../shared/api.js'
import { confirmed } from '../shared/confirmed.js'
import { announce, button, given, h, time } from '../shared/dom.js'
import { field, form } from '../shared/form.js'
import { mailPlace } from '../shared/mail-place.js'
import { entry, inRow, rows } from '../shared/rows.js'
import { deviceOf } from './device.js'

export function account({ me }) {
  const sessions = sessionList()
  return [
    h('section', { class: 'panel' }, h('h3', {}, 'You'), who(me)),
    h('section', { class: 'panel' }, h('h3', {}, 'Password'), newPassword(sessions.refresh)),
    h('section', { class: 'panel' }, h('h3', {}, 'Signed in'), sessions.place, everywhere()),
  ]
}

function who({ user, emailVerified }) {
  const told = h('div')
  const send = button(
    'Send the mail',
    inRow(async () => {
      await api('POST', '/api/auth/verify-email/send', {})
      const note = h('p', { class: 'note inside' }, 'A mail with a link is on its way.')
      told.replaceChildren(note, ...(await mailPlace()))
      announce('A mail with a link is on its way')
    }),
    { kind: 'small', 'aria-label': 'Send the mail to verify the address' },
  )
  const rest = [
    given(user.email),
    ' ',
    h('span', { class: emailVerified ? 'tag good' : 'tag' }, emailVerified ? 'verified' : 'not verified'),
  ]
  return [h('ul', { class: 'rows' }, entry(given(user.name), rest, [!emailVerified && send])), told]
}

function newPassword(refresh) {
  return form({
    fields: h(
      'div',
      { class: 'pair' },
      field({
        label: 'Current password',
        name: 'currentPassword',
        type: 'password',
        autocomplete: 'current-password',
        required: true,
      }),
      field({
        label: 'New password',
        name: 'newPassword',
        type: 'password',
        autocomplete: 'new-password',
        required: true,
        hint: 'At least 12 characters, or 8 that are no common password.',
      }),
    ),
    action: 'Change the password',
    busy: 'Changing…',
    faults: { 'identity.wrong_password': 'currentPassword' },
    async send(values, element) {
      element.querySelector('.note')?.remove()
      await api('POST', '/api/auth/password', values)
      element.reset()
      const note = h('p', { class: 'note' }, 'Your password was changed. You are signed out everywhere else.')
      element.append(note)
      announce(note.textContent)
      await refresh()
    },
  })
}

function sessionList() {
  const list = rows({
    path: '/api/auth/sessions',
    plural: 'sessions',
    empty: 'You are signed in nowhere.',
    row: ({ sessionId, kind, userAgent, lastUsedAt, createdAt, current }) => {
      const device = kind === 'browser' ? deviceOf(userAgent) : 'A program with a token'
      const end = async () => {
        await api('DELETE', `/api/auth/sessions/${sessionId}`)
        announce('Signed out there')
        await list.refresh()
      }
      return entry(
        device,
        ['since ', time(createdAt), ' · last used ', time(lastUsedAt ?? createdAt)],
        [
          current
            ? h('span', { class: 'tag good' }, 'this one')
            : button('Sign out', inRow(end), {
                busy: 'Signing out…',
                kind: 'plain small',
                'aria-label': `Sign out ${device}`,
              }),
        ],
      )
    },
  })
  return list
}

function everywhere() {
  return form({
    fields: h(
      'p',
      { class: 'hint' },
      'Something looks strange? Sign out everywhere and change your password.',
    ),
    action: 'Sign out everywhere',
    busy: 'Signing out…',
    kind: 'danger',
    async send() {
      const sure = await confirmed({
        title: 'Sign out everywhere?',
        text: 'Every browser and program, this one too, has to sign in again. Access keys keep working.',
        action: 'Sign out everywhere',
      })
      if (!sure) return
      await api('POST', '/api/auth/signout', { everywhere: true })
      location.assign('/sign-in')
    },
  })
}
