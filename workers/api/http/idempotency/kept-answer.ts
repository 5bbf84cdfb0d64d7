import type { Context } from '../../../../shared/kernel/context.ts'
import type { Operation } from '../../../../shared/kernel/operation.ts'
import { sealBytes, unsealBytes } from '../../../../shared/services/sealing.ts'
import { signingSecret } from '../../../../shared/services/signing.ts'
import { mostBytes } from './rules.ts'
import type { Earlier, Keyed } from './store.ts'

const keptHeaders = ['content-type', 'content-disposition', 'location']

/** A key as the client sent it, with the request that came with it. */
export interface Asking {
  key: string
  keyed: Keyed
  operation: Operation
}

export interface Held {
  response: Response
  /** Its body; null for one that is too long to hold. */
  bytes: Uint8Array<ArrayBuffer> | null
}

/** An answer as it is stored. Who reads the database alone cannot read it: some answers hold a secret that is shown once. */
export async function packed(
  { services: { settings } }: Context,
  { key, keyed, operation }: Asking,
  { response, bytes }: Held,
): Promise<Pick<Earlier, 'status' | 'headers' | 'body'>> {
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
  const sealed =
    bytes && (await sealBytes(signingSecret(settings), ownerOf(key, keyed), await compress(bytes)))
  const body = sealed && sealed.byteLength <= mostBytes(operation, keyed) ? sealed : null
  return { status: response.status, headers, body }
}

/** The answer that was stored, as HTTP gives it. */
export async function unpacked(
  { services: { settings } }: Context,
  { key, keyed }: Asking,
  { status, headers, body }: { status: number; headers: Earlier['headers']; body: Uint8Array },
): Promise<Response> {
  const opened = await unsealBytes(signingSecret(settings), ownerOf(key, keyed), new Uint8Array(body))
  const stream = new Blob([opened]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(await new Response(stream).arrayBuffer(), {
    status,
    headers: { ...headers, 'Idempotency-Replayed': 'true' },
  })
}

const ownerOf = (key: string, { caller }: Keyed) => `idempotency:${caller}:${key}`

async function compress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
