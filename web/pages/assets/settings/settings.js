import { api, signInAddress } from '../shared/api.js'
import { given, h, toFocus, whileBusy } from '../shared/dom.js'
import { messageOf } from '../shared/form.js'
import { chooser } from './chooser.js'
import { allows } from './roles.js'
import { sections } from './sections.js'

const main = document.querySelector('#main')
const state = { me: null, organization: null, organizations: [] }
let shown = ''

async function load() {
  const session = await api('GET', '/api/auth/session')
  if (!session.user) {
    location.replace(signInAddress())
    return false
  }
  const { organizations, currentOrganizationId } = await api('GET', '/api/organizations/list')
  const current = organizations.find(({ organizationId }) => organizationId === currentOrganizationId)
  Object.assign(state, { me: session, organizations, organization: current ?? organizations[0] ?? null })
  return true
}

const isOpen = ({ role }) => !role || (state.organization !== null && allows(state.organization.role, role))

const listed = () => sections.filter((section) => isOpen(section) && !section.isUnlisted)

const named = (id) => sections.find((section) => section.id === id && isOpen(section))

const first = () => (state.organization ? listed()[0] : sections.find(({ isUnlisted }) => isUnlisted))

function frame() {
  const { name, email } = state.me.user
  document.querySelector('#person').replaceChildren('Signed in as ', given(name), ', ', given(email))
  document.querySelector('#chooser').replaceChildren(...chooser(state, reload))
  document
    .querySelector('#sections')
    .replaceChildren(...listed().map(({ id, title }) => h('li', {}, h('a', { href: `#${id}` }, title))))
}

async function show(section, { focus }) {
  shown = section.id
  // Telling the browser in this way fires no event that would show the section again.
  if (location.hash !== `#${shown}`) history.replaceState(null, '', `#${shown}`)
  for (const link of document.querySelectorAll('#sections a')) {
    if (link.hash === `#${section.id}`) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  document.title = `${section.title} · Settings · Tracewright`
  const heading = h('h2', {}, section.title)
  // A part that was left before it came fills a place that nobody sees any more.
  const place = h('div', {}, h('p', { class: 'progress', role: 'status' }, 'Loading…'))
  main.replaceChildren(heading, h('p', { class: 'lead' }, section.lead), place)
  if (focus) toFocus(heading)
  try {
    const make = await section.load()
    place.replaceChildren(...make({ ...state, reload }))
  } catch (error) {
    place.replaceChildren(h('p', { class: 'fault', role: 'alert' }, messageOf(error)))
  }
}

/** Reads everything anew, for instance after another organization was chosen. */
async function reload({ section = shown } = {}) {
  if (!(await load())) return
  frame()
  await show(named(section) ?? first(), { focus: true })
}

async function signOut() {
  await api('POST', '/api/auth/signout', {})
  location.assign('/sign-in')
}

const out = document.querySelector('#sign-out')
out.addEventListener('click', () => void whileBusy(out, 'Signing out…', signOut))
// A page that comes back from the browser's memory shows what was, perhaps of somebody who has signed out since.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload())

try {
  if (await load()) {
    out.hidden = false
    frame()
    await show(named(location.hash.slice(1)) ?? first(), { focus: false })
    // The link past the header changes the fragment too, and leaves the page as it is.
    window.addEventListener('hashchange', () => {
      const section = named(location.hash.slice(1))
      if (section) void show(section, { focus: true })
    })
  }
} catch (error) {
  main.replaceChildren(h('p', { class: 'fault', role: 'alert' }, messageOf(error)))
}
