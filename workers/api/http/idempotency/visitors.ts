import { type SQL, sql } from 'drizzle-orm'
import { idempotencyKeys } from '../../../../shared/db/tables/idempotency.ts'

/** Bytes that a row without an answer counts for. */
export const rowBytes = 512

/** A larger answer of a visitor is not kept. */
export const mostVisitorBytes = 65_536

const mib = 2 ** 20
/** What is kept for one network address, and for all together: answers first stop being kept, then keys are refused. */
const room = { address: 2 * mib, answers: 64 * mib, keys: 96 * mib }

interface Caller {
  caller: string
}

export const isVisitor = ({ caller }: Caller): boolean => caller.startsWith('address:')

const { caller: owner, bytes } = idempotencyKeys

// Both are read from an index that holds rows of visitors only.
const ofAddress = ({ caller }: Caller) =>
  sql`(select coalesce(sum(${bytes}), 0) from ${idempotencyKeys} where ${owner} = ${caller} and ${bytes} is not null)`
const ofAll = sql`(select coalesce(sum(${bytes}), 0) from ${idempotencyKeys} where ${owner} >= 'address:' and ${owner} < 'address;' and ${bytes} is not null)`

/** Whether one more key of a visitor has room. */
export const roomForKey = (caller: Caller): SQL =>
  sql`(${ofAddress(caller)} + ${rowBytes} <= ${room.address} and ${ofAll} + ${rowBytes} <= ${room.keys})`

/** The body of a visitor's answer as it is kept: not at all where it has no room. Asked in the statement that writes it, so that many at once do not pass it. */
export function hasRoom(caller: Caller, body: Uint8Array) {
  const more = body.byteLength
  const fits = sql`(${ofAddress(caller)} + ${more} <= ${room.address} and ${ofAll} + ${more} <= ${room.answers})`
  return {
    body: sql`case when ${fits} then ${body} end`,
    bytes: sql`case when ${fits} then ${more + rowBytes} else ${rowBytes} end`,
  }
}
