import { and, eq } from 'drizzle-orm'
import { type JWTPayload, SignJWT, UnsecuredJWT, exportJWK, generateKeyPair } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { users } from '../../../../shared/db/tables/identity.ts'
import { organizations } from '../../../../shared/db/tables/organizations.ts'
import { getSession } from '../../../../workers/features/identity/get-session.ts'
import { operations } from '../../../../workers/features/identity/operations.ts'
import { acceptOwnInvitation } from '../../../../workers/features/organizations/accept-own-invitation.ts'
import { changeTeam } from '../../../../workers/features/organizations/change-team.ts'
import { listOwnInvitations } from '../../../../workers/features/organizations/list-own-invitations.ts'
import { ask, base, expectRefusal, refusal } from '../../../support/client.ts'
import { deploy, newContext } from '../../../support/context.ts'
import { newOwner, newPerson } from '../../../support/people.ts'
import { newProvider } from '../../../support/provider.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const { db } = newContext().services

test.each(['RS256', 'ES256', 'EdDSA'] as const)(
  'a person of an issuer that signs with %s becomes a user on first sight, once',
  async (alg) => {
    const { issuer, sign, session } = await newProvider(alg)
    const token = await sign()
    const answers = await Promise.all([session(token), session(token), session(token)])
    expect(new Set(answers.map(({ user }) => user?.userId)).size).toBe(1)
    expect(answers[0]?.user).toMatchObject({ email: 'ada@example.com', name: 'Ada' })
    const rows = await db
      .select()
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, 'person-1')))
    expect(rows).toMatchObject([{ userId: answers[0]?.user?.userId, passwordHash: null }])
  },
)

test('issuer and subject name a person, the e-mail does not', async () => {
  const one = await newProvider()
  const ada = await one.session(await one.sign())
  const namesake = await one.session(await one.sign(one.claims({ sub: 'person-2' })))
  expect(namesake.user?.userId).not.toBe(ada.user?.userId)
  expect(namesake.user?.email).toBe(ada.user?.email)
  const two = await newProvider()
  expect((await two.session(await two.sign())).user?.userId).not.toBe(ada.user?.userId)
})

test('an account with a password is not taken over by an issuer that claims its address', async () => {
  const person = await newPerson()
  const { sign, claims, session } = await newProvider()
  const { user } = await session(await sign(claims({ email: person.email })))
  expect(user?.userId).not.toBe(person.userId)
})

test('a changed name or address is taken over, an unverified address is not', async () => {
  const { sign, claims, session } = await newProvider()
  const { user } = await session(await sign())
  const renamed = await session(await sign(claims({ name: 'Ada L.', email: 'new@example.com' })))
  expect(renamed.user).toEqual({ userId: user?.userId, name: 'Ada L.', email: 'new@example.com' })
  const unverified = await session(await sign(claims({ email: 'boss@example.com', email_verified: false })))
  expect(unverified.user).toMatchObject({ userId: user?.userId, email: '' })
  // Some providers write truth values as text.
  const asText = await session(await sign(claims({ email: 'boss@example.com', email_verified: 'false' })))
  expect(asText.user).toMatchObject({ userId: user?.userId, email: '' })
})

test('an address is proven as long as a token has said so, none denies it, and it stays the same', async () => {
  const { sign, claims, session } = await newProvider()
  const verified = async (changes: JWTPayload) => (await session(await sign(claims(changes)))).emailVerified
  expect(await verified({})).toBe(false)
  expect(await verified({ email_verified: true })).toBe(true)
  expect(await verified({ name: 'Ada L.' })).toBe(true)
  expect(await verified({ email: 'other@example.com' })).toBe(false)
  expect(await verified({ email_verified: 'true' })).toBe(true)
  expect(await verified({ email_verified: false })).toBe(false)
  expect(await verified({})).toBe(false)
  expect(await verified({ email: '', email_verified: true })).toBe(false)
})

test('tokens of one person that are used at once never prove the address of another one', async () => {
  const { sign, claims, session } = await newProvider()
  const mine = await sign(claims({ email_verified: true }))
  const chosen = await sign(claims({ email: 'boss@example.com' }))
  await session(mine)
  await Promise.all(Array.from({ length: 8 }, (_, n) => session(n % 2 === 0 ? mine : chosen)))
  const last = await session(chosen)
  expect(last).toMatchObject({ user: { email: 'boss@example.com' }, emailVerified: false })
})

test('a token without name or address still has a person', async () => {
  const { sign, claims, session } = await newProvider()
  const { email: _, name: __, ...bare } = claims({ sub: 'machine-7' })
  expect((await session(await sign(bare))).user).toMatchObject({ name: 'machine-7', email: '' })
})

test('issuer, audience, expiry, subject and key must all hold', async () => {
  const { sign, claims, session } = await newProvider()
  const past = Math.floor(Date.now() / 1000) - 60
  const bad: JWTPayload[] = [
    claims({ iss: 'https://elsewhere.example' }),
    claims({ aud: 'another-api' }),
    claims({ aud: [] }),
    claims({ exp: past }),
    claims({ nbf: past + 600 }),
    claims({ iat: past + 600 }),
    claims({ sub: '' }),
    claims({ sub: 42 as never }),
    claims({ sub: 'x'.repeat(256) }),
  ]
  for (const payload of bad) expect(await session(await sign(payload))).toEqual({ user: null })
  expect(await session(await sign(claims(), { kid: 'another' }))).toEqual({ user: null })
  expect((await session(await sign(claims({ aud: ['x', 'our-api'] })))).user).not.toBeNull()
})

test('unsigned tokens and tokens signed with the public key as a shared secret are refused', async () => {
  const { claims, session, publicKey } = await newProvider()
  expect(await session(new UnsecuredJWT(claims()).encode())).toEqual({ user: null })
  const secret = new Uint8Array((await crypto.subtle.exportKey('spki', publicKey)) as ArrayBuffer)
  const confused = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: 'theirs' })
    .sign(secret)
  expect(await session(confused)).toEqual({ user: null })
})

test('a token of the embedded provider is worth nothing where another issuer rules, and theirs nothing here', async () => {
  const person = await newPerson()
  const { sign, session } = await newProvider()
  expect(await session(person.token)).toEqual({ user: null })
  const here = deploy(operations, {})
  const headers = { authorization: `Bearer ${await sign()}` }
  expect(await (await here(new Request(`${base}/api/auth/session`, { headers }))).json()).toEqual({
    user: null,
  })
})

test('the keys are fetched once, not for every request', async () => {
  const { sign, session, network } = await newProvider()
  const token = await sign()
  for (let i = 0; i < 3; i++) expect((await session(token)).user).not.toBeNull()
  expect(network).toHaveBeenCalledTimes(1)
})

test.each([
  ['is down', 503, '{}'],
  ['answers nonsense', 200, '<html>'],
  ['answers no key set', 200, '{"keys":"none"}'],
])('an issuer that %s gives 502 in words, and works again when it is back', async (_, status, body) => {
  const { sign, session, fetch, answer } = await newProvider()
  const good = { ...answer }
  Object.assign(answer, { status, body })
  const token = await sign()
  const request = new Request(`${base}/api/auth/session`, { headers: { authorization: `Bearer ${token}` } })
  await expectRefusal(fetch(request), 502, 'upstream_failed')
  Object.assign(answer, good)
  expect((await session(token)).user).not.toBeNull()
})

test.each([
  [{ AUTH_ISSUER: 'https://idp.example' }, 'AUTH_JWKS_URL'],
  [{ AUTH_JWKS_URL: 'https://idp.example/keys' }, 'AUTH_ISSUER'],
  [{ AUTH_ISSUER: 'https://idp.example', AUTH_JWKS_URL: 'not an address' }, 'AUTH_JWKS_URL'],
])(
  'half a configuration, %j, lets nobody in and names what is missing',
  async (vars: Record<string, string>, name) => {
    const person = await newPerson()
    const fetch = deploy(operations, vars)
    const request = new Request(`${base}/api/auth/session`, {
      headers: { authorization: `Bearer ${person.token}` },
    })
    const answer = await refusal(fetch(request))
    expect(answer).toMatchObject({ status: 501, error: 'not_configured' })
    expect(answer.message).toContain(name)
  },
)

test('a token of an unknown key is looked up again five seconds later at the earliest, so that keys may be replaced at once', async () => {
  const { claims, session, sign, answer, network } = await newProvider()
  expect((await session(await sign())).user).not.toBeNull()
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'new', use: 'sig', alg: 'ES256' }
  answer.body = JSON.stringify({ keys: [jwk] })
  const renewed = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'ES256', kid: 'new' })
    .sign(privateKey)
  expect((await session(renewed)).user).toBeNull()
  expect(network).toHaveBeenCalledTimes(1)
  const now = Date.now() + 5001
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  expect((await session(renewed)).user).not.toBeNull()
  expect((await session(await sign())).user).toBeNull()
  expect(network).toHaveBeenCalledTimes(2)
})

test('a token that is too long is refused before anything is computed', async () => {
  const { claims, sign, session, network } = await newProvider()
  const groups = Array.from({ length: 400 }, (_, n) => `a-group-with-a-long-name-${n}`)
  const long = await sign(claims({ groups }))
  expect(long.length).toBeGreaterThan(16_384)
  expect((await session(long)).user).toBeNull()
  expect(network).not.toHaveBeenCalled()
  expect((await session(await sign(claims({ groups: groups.slice(0, 200) })))).user).not.toBeNull()
})

test('whoever is invited is shown it once the provider says that the address is theirs, and is no member before they accept', async () => {
  const { organizationId, token } = await newOwner()
  const email = `${crypto.randomUUID()}@example.com`
  await ask(changeTeam, { organizationId, action: 'invite', email, role: 'admin' }, { token })
  const operations = [getSession, listOwnInvitations, acceptOwnInvitation]
  const { claims, sign, session, fetch: transport } = await newProvider('ES256', {}, operations)
  const shown = async (bearer: string) =>
    (await ask(listOwnInvitations, {}, { token: bearer, transport })).invitations
  expect(await shown(await sign(claims({ sub: 'x', email, email_verified: false })))).toEqual([])
  expect(await shown(await sign(claims({ sub: 'w', email })))).toEqual([])
  const proven = await sign(claims({ sub: 'w', email: email.toUpperCase(), email_verified: true }))
  const [invitation] = await shown(proven)
  const { user } = await session(proven)
  const role = () => newContext().services.memberships.role(organizationId, user?.userId ?? '')
  expect(await role()).toBeNull()
  const { invitationId = '' } = invitation ?? {}
  await ask(acceptOwnInvitation, { invitationId }, { token: proven, transport })
  expect(await role()).toBe('admin')
})

describe('organizations named by a claim', () => {
  const withClaim = { AUTH_ORGANIZATIONS_CLAIM: 'https://acme.example/orgs' }

  async function newOrganization() {
    const { organizationId } = await newOwner()
    const [row] = await db
      .update(organizations)
      .set({ claimsTrustedAt: 1 })
      .where(eq(organizations.organizationId, organizationId))
      .returning()
    const roleOf = async ({ user }: { user: { userId: string } | null }) =>
      newContext().services.memberships.role(organizationId, user?.userId ?? '')
    return { slug: row!.slug, roleOf }
  }

  const seconds = (ago: number) => Math.floor(Date.now() / 1000) - ago

  test('are joined and left with the tokens of a person, also when the claim is no longer there', async () => {
    const { slug, roleOf } = await newOrganization()
    const { claims, sign, session } = await newProvider('ES256', withClaim)
    const named = { [withClaim.AUTH_ORGANIZATIONS_CLAIM]: [`${slug}:admin`] }
    const first = await sign(claims({ iat: seconds(30), ...named }))
    expect(await roleOf(await session(first))).toBe('admin')
    expect(await roleOf(await session(await sign(claims({ iat: seconds(20) }))))).toBeNull()
    // The older token is still valid, and names nothing any more.
    expect(await roleOf(await session(first))).toBeNull()
  })

  test('count for nothing where the operator has named no claim, another one, or the token does not say when it was made', async () => {
    const { slug, roleOf } = await newOrganization()
    const others: Record<string, string>[] = [
      {},
      { AUTH_ORGANIZATIONS_CLAIM: 'groups' },
      { AUTH_ORGANIZATIONS_CLAIM: 'toString' },
    ]
    for (const settings of others) {
      const { claims, sign, session } = await newProvider('ES256', settings)
      expect(await roleOf(await session(await sign(claims({ organizations: [slug] }))))).toBeNull()
    }
    const { claims, sign, session } = await newProvider('ES256', {
      AUTH_ORGANIZATIONS_CLAIM: 'organizations',
    })
    const { iat: _, ...undated } = claims({ organizations: [slug] })
    expect(await roleOf(await session(await sign(undated)))).toBeNull()
  })
})
