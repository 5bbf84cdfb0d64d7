import { payloadTooLarge, unsupportedMediaType, validationFailed } from '../../shared/kernel/errors.ts'

const hitBytes = 64 * 1024

/** Making one costs more than using it. */
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Reads a body of at most 64 KB, or of what is said; a longer one is refused before it is held in memory. */
export async function readBody(
  request: Request,
  { maxBytes = hitBytes, what = 'A hit' }: { maxBytes?: number; what?: string } = {},
): Promise<Uint8Array> {
  const tooLarge = () =>
    payloadTooLarge({ message: `${what} may have at most ${maxBytes.toLocaleString('en-US')} bytes` })
  requireJsonOrText(request.headers.get('content-type'))
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > maxBytes) throw tooLarge()
  // A declared length cannot be exceeded: the server in front cuts the body there. Without one the bytes are counted.
  if (declared !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(await new Blob(chunks as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

/** `sendBeacon` posts a string as text/plain and a bare blob without a type: both are JSON here. */
function requireJsonOrText(contentType: string | null): void {
  const mediaType = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (mediaType === '' || mediaType === 'application/json' || mediaType === 'text/plain') return
  throw unsupportedMediaType({
    message: 'Send JSON, with the type application/json or text/plain',
  })
}

/** Parses a body as JSON in UTF-8. */
export function parseBody(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    const details = [{ path: '', message: 'Not valid JSON' }]
    throw validationFailed({ message: 'The body is not valid JSON in UTF-8', details })
  }
}
