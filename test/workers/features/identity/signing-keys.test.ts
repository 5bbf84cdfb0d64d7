import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signingKeys } from '../../../../shared/db/tables/identity.ts'
import type { Context } from '../../../../shared/kernel/context.ts'
import { issueAccessToken, readAccessToken } from '../../../../workers/features/identity/access-tokens.ts'
import { rotateSigningKeys } from '../../../../workers/features/identity/rotate-signing-keys.ts'
import { forgetKeyring, publicJwks, signer } from '../../../../workers/features/identity/signing-keys.ts'
import { newContext } from '../../../support/context.ts'
import { newPerson } from '../../../support/people.ts'

const { userId, email } = await newPerson('Ada')
const user = { userId, email, name: 'Ada' }
const dayMs = 86_400_000

const rows = ({ services: { db } }: Context) =>
  db.select().from(signingKeys).orderBy(desc(signingKeys.generation))

/** The keys are one table for all tests: what a test adds, it takes away. */
async function withKeys(work: (context: Context) => Promise<void>): Promise<void> {
  const context = newContext()
  await signer(context)
  const before = await rows(context)
  try {
    await work(context)
  } finally {
    const { db } = context.services
    await db.delete(signingKeys)
    for (const row of before) await db.insert(signingKeys).values(row)
    forgetKeyring(context)
  }
}

test('requests that come first at the same moment agree on one key', () =>
  withKeys(async (context) => {
    await context.services.db.delete(signingKeys)
    // Each stands for an isolate of its own: nothing is remembered between them.
    const isolates = Array.from({ length: 6 }, () => newContext())
    const keys = await Promise.all(isolates.map((isolate) => signer(isolate)))
    expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1)
    expect(await rows(context)).toHaveLength(1)
    const token = await issueAccessToken(isolates[0] ?? context, user, '')
    expect(await readAccessToken(isolates[5] ?? context, token)).toMatchObject({ user })
  }))

test('the private key is stored wrapped, and the published one has no private part', () =>
  withKeys(async (context) => {
    const [row] = await rows(context)
    expect(row?.wrappedPrivateKey.split('.')).toHaveLength(5)
    expect(
      JSON.parse(atob((row?.wrappedPrivateKey.split('.')[0] ?? '').replace(/-/g, '+').replace(/_/g, '/'))),
    ).toMatchObject({
      alg: 'dir',
      enc: 'A256GCM',
      kid: row?.keyId,
    })
    for (const jwk of await publicJwks(context)) {
      expect(Object.keys(jwk).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
    }
  }))

test('after a rotation the new key signs, and tokens of the old one hold until they expire', () =>
  withKeys(async (context) => {
    const old = await issueAccessToken(context, user, '')
    const { keyId } = await signer(context)
    expect(await rotateSigningKeys(context, { force: true })).toBe(true)
    const after = await signer(context)
    expect(after.keyId).not.toBe(keyId)
    expect(await readAccessToken(context, old)).toMatchObject({ user })
    expect((await publicJwks(context)).map(({ kid }) => kid)).toEqual([after.keyId, keyId])
    expect(await readAccessToken(context, await issueAccessToken(context, user, ''))).toMatchObject({ user })
  }))

test('an isolate that has not heard of a rotation accepts tokens of the new key at once', () =>
  withKeys(async (context) => {
    const asleep = newContext({ now: () => Date.now() - 2000 })
    await signer(asleep)
    await rotateSigningKeys(context, { force: true })
    const token = await issueAccessToken(context, user, '')
    expect(await readAccessToken({ ...asleep, now: () => Date.now() }, token)).toMatchObject({ user })
  }))

test('rotations at the same moment make one generation', () =>
  withKeys(async (context) => {
    const before = (await rows(context))[0]?.generation ?? 0
    await Promise.all([1, 2, 3].map(() => rotateSigningKeys(newContext(), { force: true })))
    expect((await rows(context))[0]?.generation).toBe(before + 1)
  }))

test('upkeep rotates after ninety days, and removes a key when no token can need it', () =>
  withKeys(async (context) => {
    expect(await rotateSigningKeys(context)).toBe(false)
    const later = newContext({ now: () => Date.now() + 91 * dayMs })
    expect(await rotateSigningKeys(later)).toBe(true)
    expect((await rows(context)).length).toBeGreaterThan(1)
    const muchLater = newContext({ now: () => Date.now() + 92 * dayMs })
    expect(await rotateSigningKeys(muchLater)).toBe(false)
    expect(await rows(context)).toHaveLength(1)
  }))

test('a changed secret is told in a sentence, tokens still verify, and upkeep makes a key that works', () =>
  withKeys(async (context) => {
    const token = await issueAccessToken(context, user, '')
    const changed = newContext({
      settings: { KEY_ENCRYPTION_SECRET: 'a secret that is not the earlier one' },
    })
    const refused = expect.objectContaining({
      status: 501,
      code: 'not_configured',
      message: expect.stringContaining('KEY_ENCRYPTION_SECRET has changed'),
    })
    await expect(signer(changed)).rejects.toEqual(refused)
    await expect(signer(changed)).rejects.toEqual(refused)
    expect(await readAccessToken(changed, token)).toMatchObject({ user })
    expect(await rotateSigningKeys(changed)).toBe(true)
    expect(await readAccessToken(changed, await issueAccessToken(changed, user, ''))).toMatchObject({ user })
    expect(await readAccessToken(changed, token)).toMatchObject({ user })
  }))

test('a wrapped key that was put under another id does not open', () =>
  withKeys(async (context) => {
    const [row] = await rows(context)
    await context.services.db
      .update(signingKeys)
      .set({ keyId: 'planted' })
      .where(eq(signingKeys.generation, row?.generation ?? 0))
    await expect(signer(newContext())).rejects.toMatchObject({ code: 'not_configured' })
  }))

test.each([
  ['', 'does not have'],
  ['too short', 'at least 16 characters'],
])('with the secret %j nothing is signed and upkeep does nothing', (secret, sentence) =>
  withKeys(async (context) => {
    const bare = newContext({ settings: { LOCAL: false, KEY_ENCRYPTION_SECRET: secret } })
    await expect(signer(bare)).rejects.toMatchObject({
      status: 501,
      message: expect.stringContaining(sentence),
    })
    expect(await rotateSigningKeys(bare, { force: true })).toBe(false)
    expect(await publicJwks(bare)).toEqual(await publicJwks(context))
  }),
)

test('a deployment without a key has nothing to rotate', () =>
  withKeys(async (context) => {
    await context.services.db.delete(signingKeys)
    expect(await rotateSigningKeys(newContext(), { force: true })).toBe(false)
    expect(await rows(context)).toEqual([])
  }))
