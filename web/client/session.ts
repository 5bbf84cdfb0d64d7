import { computed, effect, signal } from '@preact/signals'
import { type Output, ask, call } from './call.ts'
import { roleRefused } from './role-refused.ts'
import { sessionEnded } from './session-ended.ts'

type Session = Output<'GET /api/auth/session'>
export type Invitation = Output<'GET /api/auth/invitations'>['invitations'][number]
type Choices = Output<'GET /api/organizations/list'>
export type Person = NonNullable<Session['user']>
export type OrganizationChoice = Choices['organizations'][number]

/** Who looks at the page. `asking` until the service has answered. */
export const session = signal<Session | 'asking'>('asking')
/** Why it is not known who looks; null while it is asked, and once it is known. */
export const sessionFault = signal<unknown>(null)
/** The organizations of that person, in the order of the service; empty until they are read. */
export const organizations = signal<readonly OrganizationChoice[]>([])
const currentId = signal<string | null>(null)

export const person = computed<Person | null>(() => (session.value === 'asking' ? null : session.value.user))
/** The organization that the pages show: the current one, or the first of those that are not merely the doing of others. */
export const organization = computed<OrganizationChoice | null>(
  () =>
    organizations.value.find(({ organizationId }) => organizationId === currentId.value) ??
    organizations.value.find(({ isChosen }) => isChosen) ??
    null,
)

/** Asks the service who is signed in, and where they belong. */
export async function readSession(): Promise<void> {
  const answer = await call('GET /api/auth/session')
  if (answer.user) await readOrganizations()
  session.value = answer
  if (answer.user) sessionEnded.value = false
}

/** The same, for a page that begins: where it fails, the page says so. */
export async function beginSession(): Promise<void> {
  sessionFault.value = null
  await readSession().catch((error: unknown) => (sessionFault.value = error))
}

/** The invitations of that person that wait for an answer. */
export const invitations = signal<readonly Invitation[]>([])

export async function readInvitations(): Promise<void> {
  invitations.value = (await call('GET /api/auth/invitations')).invitations
}

export async function readOrganizations(): Promise<void> {
  const answer = await call('GET /api/organizations/list')
  organizations.value = answer.organizations
  currentId.value = answer.currentOrganizationId
}

/** Reads the roles anew whenever the service has refused something for want of one, until the answer is called: pages offer from then on what the role of now allows. */
export const followRole = () =>
  effect(() => {
    if (roleRefused.value > 0 && person.peek()) void readOrganizations().catch(() => undefined)
  })

export async function switchOrganization(organizationId: string): Promise<void> {
  await call('POST /api/organizations/switch', { organizationId })
  currentId.value = organizationId
}

/** Signs in with a session cookie. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
  const { csrfToken } = await call('GET /api/auth/csrf')
  await ask('/api/auth/callback/credentials', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ csrfToken, email, password }),
  })
  await readSession()
}

export async function signOut(): Promise<void> {
  await call('POST /api/auth/signout')
  location.assign('/sign-in')
}

/** The page to sign in on, which leads back to this one. What stands behind the `#` stays there, because it may open something: no server and no log sees it. */
export const signInAddress = () =>
  `/sign-in?callbackUrl=${encodeURIComponent(location.pathname + location.search)}${location.hash}`
