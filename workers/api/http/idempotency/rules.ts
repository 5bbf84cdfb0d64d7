import { createHash, createHmac } from 'node:crypto'
import type { Context } from '../../../../shared/kernel/context.ts'
import { validationFailed } from '../../../../shared/kernel/errors.ts'
import { type Operation, takesIdempotencyKey } from '../../../../shared/kernel/operation.ts'
import { isVisitor, mostVisitorBytes } from './visitors.ts'

/** How long a first answer is given again. */
export const keptMs = 24 * 3_600_000

/** A request that says nothing for so long is taken for dead. One that lives after all writes nothing more: whoever took its key stands in its way. */
export const leaseMs = 10_000

/** How often a request that goes on says that it lives. */
export const renewMs = 3000

/** Bytes of a sealed answer: D1 takes two million a row. What may be done again, and what visitors are answered, is worth less of the place. */
export function mostBytes({ repeat }: Pick<Operation, 'repeat'>, keyed: { caller: string }): number {
  if (isVisitor(keyed)) return mostVisitorBytes
  return repeat === 'redoes' ? 262_144 : 1_800_000
}

/** The key that a request carries, where it counts. Throws on one that cannot be a key. */
export function idempotencyKeyOf(operation: Operation, { idempotencyKey: key }: Context): string | null {
  if (key === undefined || !takesIdempotencyKey(operation)) return null
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  const message = 'Idempotency-Key must have 1 to 255 visible ASCII characters; a UUID is a good one'
  throw validationFailed({ message, details: [{ path: 'Idempotency-Key', message }] })
}

/** What a key is stored as: it is a client's own text, and opens the answer. */
export const keyHashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/**
 * What makes two requests the same: the operation, the organization it works in, its input as it was understood, and the files of a form. Keyed by a secret, because an input may
 * hold a password, and a plain hash would give it to whoever reads the database and guesses.
 */
export async function requestHash(
  secret: string,
  operation: Operation,
  { input, request, organizationId }: { input: unknown; request: Request; organizationId: string },
): Promise<string> {
  const hash = createHmac('sha256', secret).update(
    `${operation.id}\n${organizationId}\n${JSON.stringify(input)}\n`,
  )
  if (operation.consumes) {
    for (const part of await bodyParts(request)) hash.update(part)
  }
  return hash.digest('base64url')
}

/** The body of a form part by part: its boundary is another one in every repeat. Any other body as it is. */
async function bodyParts(request: Request): Promise<(string | Uint8Array)[]> {
  const bytes = new Uint8Array(await request.clone().arrayBuffer())
  const form = await new Response(bytes, { headers: { 'content-type': mediaType(request) } })
    .formData()
    .catch(() => null)
  if (!form) return [bytes]
  const parts: (string | Uint8Array)[] = []
  for (const [name, value] of form as unknown as Iterable<[string, string | File]>) {
    if (typeof value === 'string') parts.push(JSON.stringify([name, value]))
    else parts.push(JSON.stringify([name, value.name, value.size]), new Uint8Array(await value.arrayBuffer()))
  }
  return parts
}

const mediaType = (request: Request) => request.headers.get('content-type') ?? 'application/octet-stream'
