import type { z } from 'zod'
import { bytesUpTo } from './bytes-up-to.ts'
import { DriveFault } from './drive-fault.ts'
import { refusalOf } from './drive-refusals.ts'

/** Whose drive is asked: an access token, and the shared drive if it is one. */
export interface DriveAccess {
  accessToken: string
  driveId?: string | null
}

const timeoutMs = 20_000
const mostAnswerBytes = 4 * 2 ** 20
const mostRefusalBytes = 64 * 2 ** 10

/** What an address of a drive answers, in its schema. Throws `DriveFault`. */
export const askDrive = async <T extends z.ZodType>(
  access: DriveAccess,
  address: string,
  schema: () => T,
): Promise<z.output<T>> => parsed(schema, await fetchFromDrive(access, address, mostAnswerBytes))

function parsed<T extends z.ZodType>(schema: () => T, bytes: Uint8Array): z.output<T> {
  try {
    return schema().parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw new DriveFault('unavailable', 'the answer is not what was asked for')
  }
}

/** The bytes that an address of a drive answers with, if they are no more than `mostBytes`. Redirects are no answers, for they would carry the token elsewhere. */
export async function fetchFromDrive(
  { accessToken }: DriveAccess,
  address: string,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const headers = { Authorization: `Bearer ${accessToken}` }
    const response = await fetch(address, { headers, redirect: 'manual', signal })
    if (response.status !== 200) throw refusalOf(response, await beginningOf(response, signal))
    const bytes = response.body ? await bytesUpTo(mostBytes, response.body, signal) : new Uint8Array()
    if (!bytes) throw new DriveFault('too_large', `more than ${mostBytes} bytes`)
    return bytes
  } catch (error) {
    if (error instanceof DriveFault) throw error
    throw new DriveFault('unavailable', signal.aborted ? 'no answer in time' : 'no answer')
  }
}

async function beginningOf({ body }: Response, signal: AbortSignal): Promise<string> {
  const bytes = body ? await bytesUpTo(mostRefusalBytes, body, signal) : undefined
  return bytes ? new TextDecoder().decode(bytes) : ''
}
