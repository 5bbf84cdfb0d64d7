import { api } from '../shared/api.js'
import { confirmed } from '../shared/confirmed.js'
import { announce, button, day, given, h } from '../shared/dom.js'
import { field, form } from '../shared/form.js'
import { entry, inRow, rows } from '../shared/rows.js'
import { roleChoice } from './role-choice.js'
import { allows, explained, roles } from './roles.js'
import { shownOnce } from './shown-once.js'

export function team({ organization, me, reload }) {
  const path = `/api/organizations/${organization.organizationId}`
  const isAdmin = allows(organization.role, 'admin')
  const members = rows({
    path: `${path}/team`,
    plural: 'members',
    empty: 'Nobody is here any more.',
    row: (member) => memberRow({ member, me, organization, path, reload, refresh: () => members.refresh() }),
  })
  const invitations = isAdmin && invitationList(path)
  const refresh = () => Promise.all([members.refresh(), invitations.refresh()])
  return [
    ...(isAdmin ? [invitePanel({ path, refresh })] : []),
    h('section', { class: 'panel' }, h('h3', {}, 'Members'), members.place),
    ...(isAdmin ? [invitations.panel] : []),
    h('section', { class: 'panel' }, h('h3', {}, 'Leave'), leaving({ path, organization, reload })),
  ]
}

function invitePanel({ path, refresh }) {
  const fresh = h('div')
  const invite = form({
    fields: h(
      'div',
      { class: 'pair' },
      field({ label: 'E-mail', name: 'email', type: 'email', autocomplete: 'off', required: true }),
      field({
        label: 'Role',
        name: 'role',
        options: ['member', 'viewer', 'admin'].map((role) => [role, explained[role]]),
      }),
    ),
    action: 'Invite',
    busy: 'Inviting…',
    faults: { 'organizations.already_member': 'email' },
    async send({ email, role }, element) {
      const { invitation } = await api('POST', `${path}/team`, { action: 'invite', email, role })
      element.reset()
      if (invitation) showLink(fresh, invitation)
      else
        fresh.replaceChildren(h('p', { class: 'note' }, given(email), ' has an account and is a member now.'))
      announce(invitation ? 'The invitation is ready' : 'The person was added')
      await refresh()
    },
  })
  return h('section', { class: 'panel' }, h('h3', {}, 'Invite somebody'), invite, fresh)
}

function showLink(place, { email, link, mailed, expiresAt }) {
  shownOnce(place, {
    title: 'The invitation is ready',
    text: [
      mailed ? 'It went by mail to ' : 'Send this link to ',
      given(email),
      '. It works once, until ',
      day(expiresAt),
      ', and is not shown again.',
    ],
    values: [['the invitation link', link]],
  })
}

function memberRow({ member, me, organization, path, reload, refresh }) {
  const { userId, email, name, role, joinedAt } = member
  const isMe = userId === me.user.userId
  const mayChange = allows(organization.role, 'admin') && allows(organization.role, role)
  const change = async (to) => {
    await api('POST', `${path}/team`, { action: 'update_role', userId, role: to })
    announce(`${name} is ${to} now`)
    await (isMe ? reload() : refresh())
  }
  const choice = roleChoice({
    name,
    role,
    options: roles.filter((each) => allows(organization.role, each)),
    change,
  })
  return entry(
    [given(name), isMe && ' (you)'],
    [email && given(email), email && ' · ', 'since ', day(joinedAt)],
    [
      mayChange ? choice : h('span', { class: 'tag' }, role),
      mayChange &&
        !isMe &&
        button(
          'Remove',
          inRow(() => remove({ path, member, refresh })),
          {
            busy: 'Removing…',
            kind: 'danger small',
            'aria-label': `Remove ${name}`,
          },
        ),
    ],
  )
}

async function remove({ path, member: { userId, name }, refresh }) {
  const sure = await confirmed({
    title: 'Remove this person?',
    text: [given(name), ' can see nothing of this organization any more. What they made stays.'],
    action: 'Remove the person',
  })
  if (!sure) return
  await api('POST', `${path}/team`, { action: 'remove', userId })
  announce('The person was removed')
  await refresh()
}

function invitationList(path) {
  const fresh = h('div')
  const { place, refresh } = rows({
    path: `${path}/invitations`,
    plural: 'invitations',
    empty: 'No invitation is waiting for an answer.',
    row: ({ invitationId, email, role, status, expiresAt }) =>
      entry(
        given(email),
        [`${role} · `, status === 'expired' ? 'expired ' : 'until ', day(expiresAt)],
        [
          button('New link', inRow(renew(email, role)), {
            kind: 'plain small',
            'aria-label': `New link for ${email}`,
          }),
          button('Withdraw', inRow(withdraw(invitationId)), {
            busy: 'Withdrawing…',
            kind: 'danger small',
            'aria-label': `Withdraw the invitation of ${email}`,
          }),
        ],
      ),
  })
  const renew = (email, role) => async () => {
    const { invitation } = await api('POST', `${path}/team`, { action: 'invite', email, role })
    if (invitation) showLink(fresh, invitation)
    await refresh()
  }
  const withdraw = (invitationId) => async () => {
    const sure = await confirmed({
      title: 'Withdraw this invitation?',
      text: 'Its link stops working.',
      action: 'Withdraw it',
    })
    if (!sure) return
    await api('DELETE', `${path}/invitations/${invitationId}`)
    announce('The invitation was withdrawn')
    await refresh()
  }
  const panel = h('section', { class: 'panel' }, h('h3', {}, 'Pending invitations'), place, fresh)
  return { panel, refresh }
}

function leaving({ path, organization, reload }) {
  return form({
    fields: h(
      'p',
      { class: 'hint' },
      'You lose access to everything in this organization. Somebody can invite you again.',
    ),
    action: 'Leave the organization',
    busy: 'Leaving…',
    kind: 'danger',
    async send() {
      const sure = await confirmed({
        title: 'Leave this organization?',
        text: ['You will no longer see anything of ', given(organization.name), '.'],
        action: 'Leave it',
      })
      if (!sure) return
      await api('DELETE', `${path}/membership`)
      announce('You left the organization')
      await reload()
    },
  })
}
