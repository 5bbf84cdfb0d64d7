import { scrypt, timingSafeEqual } from 'node:crypto'
import { type Cost, currentCost } from './password-cost.ts'

const highestCost = 2 ** 20
const hashBytes = 32

/** Hashes a password as `scrypt$N=…,r=…,p=…$salt$hash` (base64url). */
export async function hashPassword(password: string, cost: Cost = currentCost): Promise<string> {
  const salt = Buffer.from(crypto.getRandomValues(new Uint8Array(16)))
  const hash = Buffer.from(await derive(password, salt, cost))
  return `scrypt$${parametersOf(cost)}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

// Hashes nothing: a sign-in for an unknown address is checked against it, so that it costs the same time.
const nobody = `scrypt$${parametersOf(currentCost)}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(hashBytes).toString('base64url')}`

/** True when the password belongs to the stored hash; with none stored, false after the same work. */
export async function verifyPassword(
  password: string,
  stored: string | null,
  work = derive,
): Promise<boolean> {
  const { cost, salt, hash } = readHash(stored ?? nobody)
  const given = await work(password, salt, cost)
  return stored !== null && given.length === hash.length && timingSafeEqual(given, hash)
}

/** True when a stored hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  return stored.split('$')[1] !== parametersOf(currentCost)
}

function readHash(stored: string): { cost: Cost; salt: Uint8Array; hash: Uint8Array } {
  const [, N, r, p, salt, hash] = /^scrypt\$N=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored) ?? []
  if (!salt || !hash) throw new Error('A stored password hash is not readable')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }
}

function derive(password: string, salt: Uint8Array, { N, r, p }: Cost): Promise<Uint8Array> {
  if (N * r * p > highestCost) throw new Error('A password hash costs more than the platform allows')
  // One password typed on two keyboards may differ in bytes: NIST SP 800-63B asks for normalisation.
  const normal = password.normalize('NFKC')
  return new Promise((resolve, reject) => {
    scrypt(normal, salt, hashBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

function parametersOf({ N, r, p }: Cost): string {
  return `N=${N},r=${r},p=${p}`
}
