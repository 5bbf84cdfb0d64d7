import { createHmac, timingSafeEqual } from 'node:crypto'
import { type Ids, ids } from './ids.ts'

/** Ids that know their secrets again: a version 4 whose last 48 bits are a keyed check of the 74 random ones before them. */
export interface DeploymentIds extends Ids {
  /** Whether `secret` may have made an id; of invented ones, one in 2^48. Tells it without asking for anything that is stored. */
  isSecret: (id: string) => boolean
}

/** Ids of a deployment. `secret` is that of the deployment, which may have none. */
export const createIds = (secret: string): DeploymentIds => ({
  uuid: ids.uuid,
  secret: () => checked(secret, crypto.randomUUID()),
  isSecret: (id) => isChecked(secret, id),
})

/** Ids that are the same for the same purpose and `seed`, a UUID of version 7. */
export function derivedIds(secret: string, seed: string, purpose: string): Ids {
  const random = (kind: string) =>
    uuidV4(createHmac('sha256', secret).update(`derived-id:${kind}:${seed}:${purpose}`).digest())
  return {
    uuid: () => `${seed.slice(0, 15)}${random('uuid').slice(15)}`,
    secret: () => checked(secret, random('secret')),
  }
}

const checkAt = 24

const checked = (secret: string, random: string) => random.slice(0, checkAt) + checkOf(secret, random)

function isChecked(secret: string, id: string): boolean {
  const [given, expected] = [Buffer.from(id.slice(checkAt).toLowerCase()), Buffer.from(checkOf(secret, id))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The prefix keeps it from being valid for something else that this secret signs. */
const checkOf = (secret: string, id: string) =>
  createHmac('sha256', secret)
    .update(`secret-id:${id.slice(0, checkAt).toLowerCase()}`)
    .digest('hex')
    .slice(0, 12)

function uuidV4(random: Uint8Array): string {
  const bytes = Buffer.from(random.subarray(0, 16))
  bytes[6] = 0x40 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
