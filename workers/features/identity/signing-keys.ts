import { type JWK, importJWK } from 'jose'
import { signingKeys } from '../../../shared/db/tables/identity.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import type { Services } from '../../../shared/services/services.ts'
import { keyringLifetimeMs, sortGenerations } from './signing-key-rules.ts'
import { makeKey, openKey } from './wrapped-key.ts'

type Row = typeof signingKeys.$inferSelect

interface Keyring {
  /** Newest first; the newest signs. */
  live: Row[]
  readAt: number
  signer?: CryptoKey
  verifiers: Map<string, CryptoKey>
}

// Values only, never promises: a promise belongs to the request that made it.
const keyrings = new WeakMap<Services, Keyring>()

/** The key that signs now. The first call of a deployment makes generation 1. */
export async function signer(context: Context): Promise<{ keyId: string; key: CryptoKey }> {
  const keyring = await currentKeyring(context)
  const newest = keyring.live[0] ?? (await firstKey(context, keyring))
  keyring.signer ??= await openKey(context.services.settings, newest)
  return { keyId: newest.keyId, key: keyring.signer }
}

/** The public key of an id, or null when no living token can name it. A recent rotation is noticed, at most once a second. */
export async function verifier(context: Context, keyId: string): Promise<CryptoKey | null> {
  let keyring = await currentKeyring(context)
  if (!findKey(keyring, keyId)) keyring = await currentKeyring(context, 1000)
  const row = findKey(keyring, keyId)
  if (!row) return null
  const key =
    keyring.verifiers.get(keyId) ??
    ((await importJWK(JSON.parse(row.publicJwk) as JWK, 'ES256')) as CryptoKey)
  keyring.verifiers.set(keyId, key)
  return key
}

/** The public keys that tokens may be checked with, newest first. */
export async function publicJwks(context: Context): Promise<JWK[]> {
  const keyring = await currentKeyring(context)
  if (keyring.live.length === 0) await firstKey(context, keyring)
  return keyring.live.map(({ publicJwk }) => JSON.parse(publicJwk) as JWK)
}

/** Has the next call read the keys anew. */
export function forgetKeyring({ services }: Context): void {
  keyrings.delete(services)
}

async function currentKeyring(context: Context, freshMs = keyringLifetimeMs): Promise<Keyring> {
  const known = keyrings.get(context.services)
  const now = context.now()
  if (known && known.live.length > 0 && Math.abs(now - known.readAt) < freshMs) return known
  const { live } = sortGenerations(await context.services.db.select().from(signingKeys), now)
  const unchanged = known && known.live[0]?.keyId === live[0]?.keyId
  const keyring: Keyring = {
    live,
    readAt: now,
    verifiers: new Map(),
    ...(unchanged && known.signer && { signer: known.signer }),
  }
  keyrings.set(context.services, keyring)
  return keyring
}

async function firstKey(context: Context, keyring: Keyring): Promise<Row> {
  await insertKey(context, 1)
  const rows = await context.services.db.select().from(signingKeys)
  keyring.live = sortGenerations(rows, context.now()).live
  const [newest] = keyring.live
  if (!newest) throw new Error('A signing key that was just stored is gone')
  return newest
}

/** Two requests may do this at once: the generation is the primary key, so the second insert is ignored. */
export async function insertKey({ services, now }: Context, generation: number): Promise<void> {
  const key = await makeKey(services.settings)
  await services.db
    .insert(signingKeys)
    .values({ generation, ...key, createdAt: now() })
    .onConflictDoNothing()
}

const findKey = ({ live }: Keyring, keyId: string) => live.find((row) => row.keyId === keyId)
