import { type Cast, password } from './cast.ts'
import { newRedirectingIssuer } from '../../support/redirecting-issuer.ts'
import type { Recorder } from './recorder.ts'

/** Somebody registers, signs in in both ways, and proves the address. */
export async function signIn(recorder: Recorder, { run, mailedTo }: Cast): Promise<void> {
  recorder.section = 'identity'
  const email = `ada.${run}@example.com`
  await recorder.call('identity.register', { email, password, name: 'Ada Example' })
  const first = await recorder.call('identity.issueToken', { email, password })
  recorder.token = (first.answer as { access_token: string }).access_token
  await recorder.call('identity.getSession', {}, { token: recorder.token })
  await recorder.call('identity.login', { username: email, password })
  await recorder.call('identity.verify', {}, { token: recorder.token })
  await recorder.call('identity.getMe', {}, { token: recorder.token })
  await recorder.call('identity.getConfiguration')
  await recorder.call('identity.getKeySet')
  const csrf = await recorder.call('identity.getCsrfToken')
  const { csrfToken } = csrf.answer as { csrfToken: string }
  await recorder.call(
    'identity.signIn',
    {},
    {
      cookie: csrf.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
      form: {
        mediaType: 'application/x-www-form-urlencoded',
        text: new URLSearchParams({ csrfToken, email, password }).toString(),
      },
    },
  )
  await signInElsewhere(recorder)
  const { answer } = await recorder.call('identity.listSessions')
  const { sessions } = answer as { sessions: { sessionId: string; kind: string }[] }
  const browser = sessions.find(({ kind }) => kind === 'browser')
  await recorder.call('identity.deleteSession', { sessionId: browser?.sessionId })
  await recorder.call('identity.sendVerification')
  // Nobody but the mailbox knows these tokens.
  await recorder.call('identity.verifyEmail', { token: await mailedTo(email) }, { otherwise: 400 })
  await recorder.call('identity.forgotPassword', { email })
  await recorder.call(
    'identity.resetPassword',
    { token: await mailedTo(email), newPassword: password },
    { otherwise: 400 },
  )
  const again = await recorder.call('identity.issueToken', { email, password }, { title: 'Sign in again' })
  recorder.token = (again.answer as { access_token: string }).access_token
  const next = `${password} 2`
  const { answer: changed } = await recorder.call('identity.changePassword', {
    currentPassword: password,
    newPassword: next,
  })
  recorder.token = (changed as { access_token: string }).access_token
}

/** The same where accounts come from another issuer. */
async function signInElsewhere(recorder: Recorder): Promise<void> {
  const { fetch: transport, agree, end } = await newRedirectingIssuer()
  await recorder.call('identity.getSignInOptions', {}, { transport })
  const elsewhere = { transport, otherwise: 501 }
  const sent = await recorder.call('identity.startSignIn', { returnTo: '/settings' }, elsewhere)
  const [cookie = ''] = sent.headers.getSetCookie()[0]?.split(';') ?? []
  const { searchParams } = new URL(agree(sent), 'http://here')
  await recorder.call('identity.finishSignIn', Object.fromEntries(searchParams), { ...elsewhere, cookie })
  end()
}

/** An organization with a second member, and what only its admins see. */
export async function meetTheTeam(recorder: Recorder, cast: Cast): Promise<string> {
  recorder.section = 'organizations'
  const { answer } = await recorder.call('organizations.create', {
    name: 'Acme',
    slug: `acme-${cast.run}`,
    tier: 'growth',
    settings: { maxMembers: 25 },
  })
  const { organizationId } = answer as { organizationId: string }
  await recorder.call('organizations.list')
  await recorder.call('organizations.listChoices')
  await recorder.call('organizations.switch', { organizationId })
  await recorder.call('organizations.get', { organizationId })
  await recorder.call('organizations.update', { organizationId, name: 'Acme and Sons' })
  await inviteTwo(recorder, organizationId, cast)
  await recorder.call('organizations.listTeam', { organizationId })
  await recorder.call('organizations.listAudit', { organizationId, limit: 2 })
  await keys(recorder, organizationId)
  await preferences(recorder, organizationId)
  return organizationId
}

async function inviteTwo(
  recorder: Recorder,
  organizationId: string,
  { run, prove }: Pick<Cast, 'run' | 'prove'>,
): Promise<void> {
  const email = `grace.${run}@example.com`
  const invite = (address: string, title: string) =>
    recorder.call(
      'organizations.changeTeam',
      { organizationId, action: 'invite', email: address, role: 'member' },
      { title },
    )
  const { answer } = await invite(email, 'Invite a person')
  const token = (answer as { invitation: { link: string } }).invitation.link.split('#token=')[1]
  await recorder.call('organizations.getInvitation', { token })
  await recorder.call('organizations.acceptInvitation', { token, password, name: 'Grace Example' })
  await invite(`alan.${run}@example.com`, 'Invite another person')
  const { answer: open } = await recorder.call('organizations.listInvitations', { organizationId })
  const [invitation] = (open as { invitations: { invitationId: string }[] }).invitations
  await recorder.call('organizations.deleteInvitation', {
    organizationId,
    invitationId: invitation?.invitationId,
  })
  const signedIn = await recorder.call(
    'identity.issueToken',
    { email, password },
    { title: 'Sign in as the invited person' },
  )
  const { access_token } = signedIn.answer as { access_token: string }
  await recorder.call('organizations.leave', { organizationId }, { token: access_token })
  await prove(email)
  for (const [id, title] of [
    ['organizations.declineInvitation', 'Invite a person who has an account'],
    ['organizations.acceptOwnInvitation', 'Invite the person once more'],
  ] as const) {
    const { answer: again } = await invite(email, title)
    const { invitationId } = (again as { invitation: { invitationId: string } }).invitation
    await recorder.call('organizations.listOwnInvitations', {}, { token: access_token })
    // Only an address that is proven is shown its invitations.
    await recorder.call(id, { invitationId }, { token: access_token, otherwise: 404 })
  }
}

async function keys(recorder: Recorder, organizationId: string): Promise<void> {
  recorder.section = 'accessKeys'
  const { answer } = await recorder.call('accessKeys.create', {
    organizationId,
    name: 'Build server',
    scopes: ['read'],
  })
  await recorder.call('accessKeys.list', { organizationId })
  await recorder.call('accessKeys.delete', { organizationId, keyId: (answer as { keyId: string }).keyId })
}

async function preferences(recorder: Recorder, organizationId: string): Promise<void> {
  recorder.section = 'preferences'
  const prompt = { name: 'Tone', content: 'Name every field by its label.', category: 'style' }
  const { answer } = await recorder.call('preferences.createCustomPrompt', { organizationId, ...prompt })
  const { promptId } = answer as { promptId: string }
  await recorder.call('preferences.listCustomPrompts', { organizationId })
  await recorder.call('preferences.updateCustomPrompt', { organizationId, promptId, content: 'Be brief.' })
  await recorder.call('preferences.deleteCustomPrompt', { organizationId, promptId })
  await recorder.call('preferences.updateModelPreferences', { organizationId, chatModel: null })
  await recorder.call('preferences.getModelPreferences', { organizationId })
  recorder.section = 'usage'
  await recorder.call('usage.getTokenUsage', { organizationId, includeRecords: true })
  await recorder.call('usage.getCurrentTokenUsage', { organizationId })
}
