import { Refusal, api, signIn } from './shared/api.js'
import { day, given, h, toFocus } from './shared/dom.js'
import { messageOf, onSubmit } from './shared/form.js'
import { tokenOfLink } from './shared/link.js'
import { needPasswords } from './shared/own-provider.js'

const token = tokenOfLink('#looking')
const joining = document.querySelector('#joining')
// Looked up now: the forms may give way to a note before the answer is here.
const address = document.querySelector('#email')

/** Who invites to what, before anything is filled in. A link that leads nowhere says so at once. */
async function look() {
  const looking = document.querySelector('#looking')
  try {
    const { organizationName, role, email, inviter, expiresAt } = await api('POST', '/api/auth/invitation', {
      token,
    })
    const who = inviter ? [given(named(inviter)), ' invites you'] : 'You are invited'
    const what = [' to join ', h('b', {}, given(organizationName)), ` as ${role}. The link is good until `]
    document.querySelector('#offer').append(...[who, what].flat(), day(expiresAt), '.')
    address.value = email
    looking.hidden = true
    joining.hidden = false
  } catch (error) {
    looking.replaceWith(h('p', { class: 'fault', role: 'alert' }, messageOf(error)))
  }
}

/** The address goes with the name: anyone can take any name. */
const named = ({ name, email }) => (email ? `${name} (${email})` : name)

async function accept(account) {
  const joined = await api('POST', '/api/auth/accept-invitation', { token, ...account })
  // The link is used up; going back shall not offer it again.
  history.replaceState(null, '', location.pathname)
  return joined
}

function welcome({ organizationName, email, role }) {
  const heading = h('h2', {}, 'You are in')
  joining.replaceChildren(
    heading,
    h('p', {}, 'You joined ', given(organizationName), ` as ${role}. Sign in as `, given(email), '.'),
    h('p', {}, h('a', { class: 'button primary', href: '/sign-in?callbackUrl=/settings' }, 'Sign in')),
  )
  toFocus(heading)
}

onSubmit(document.querySelector('#join-form'), {
  busy: 'Joining…',
  async send({ name, password }) {
    const joined = await accept({ name, password })
    if (!joined.created) return welcome(joined)
    await signIn({ email: joined.email, password }).then(
      () => location.assign('/settings#team'),
      () => welcome(joined),
    )
  },
})

onSubmit(document.querySelector('#known-form'), {
  busy: 'Joining…',
  async send() {
    welcome(await accept({}).catch(noAccount))
  },
})

/** Without an account the service asks for a password, which stands in the other form. */
function noAccount(error) {
  if (error.details?.some(({ path }) => path === 'password'))
    throw new Refusal(error.status, {
      message: 'There is no account for this address yet. Create one above.',
    })
  throw error
}

const byToken =
  'Sign in there, and join by POST /api/auth/accept-invitation with your access token and the token of this link.'
if (token) await Promise.all([look(), needPasswords('#ways', byToken)])
