import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { listingCodes } from '../../../shared/db/tables/public-sessions.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { hashToken } from '../../../shared/kernel/hash-token.ts'

/** Mails to an address are limited by the hour, so a code outlives none of them: whoever is refused another one has one that is good. */
const lifetimeMs = 3_600_000

// Crockford's base 32, which leaves out what is easily misread. Eight of 32 characters are 40 bits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 8

/** More than one, so that those which nobody used become fewer with each that is made. */
const removedAtOnce = 10

/** Makes a code that lists the sessions of an address for an hour, written as `XXXX-XXXX`, and clears away some that have expired. Only a hash is kept. */
export async function newListingCode({ services: { db }, now }: Context, email: string): Promise<string> {
  const code = Array.from(
    crypto.getRandomValues(new Uint8Array(codeLength)),
    (byte) => alphabet[byte % alphabet.length],
  ).join('')
  const { codeHash } = listingCodes
  const expired = db
    .select({ codeHash })
    .from(listingCodes)
    .where(lte(listingCodes.expiresAt, now()))
    .limit(removedAtOnce)
  await db.batch([
    db.delete(listingCodes).where(inArray(codeHash, expired)),
    db.insert(listingCodes).values({ codeHash: hashOf(email, code), expiresAt: now() + lifetimeMs }),
  ])
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/**
 * Whether a code is good, however it is written. It belongs to the network address that uses it first: nobody else can use it then, and who reads the list
 * again, because an answer was lost or only its head was asked for, gets it. False when it is unknown, expired, another's, or was mailed to another address.
 */
export async function useListingCode(
  { services: { db }, now, addressKey }: Context,
  email: string,
  written: string,
): Promise<boolean> {
  const usedBy = sql<string>`coalesce(${listingCodes.usedBy}, ${addressKey})`
  const good = and(
    eq(listingCodes.codeHash, hashOf(email, read(written))),
    gt(listingCodes.expiresAt, now()),
    eq(usedBy, addressKey),
  )
  const used = await db.update(listingCodes).set({ usedBy }).where(good).returning()
  return used.length > 0
}

const hashOf = (email: string, code: string) => hashToken(`${email} ${code}`)

// As Crockford reads what people write: O is 0, I and L are 1.
const read = (written: string) =>
  written.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
