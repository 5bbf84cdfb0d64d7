import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { isSigned } from '../webhooks/index.ts'

interface Call {
  headers: Headers
  /** As it came, before anything has parsed it. */
  body: Uint8Array
  /** Milliseconds since the epoch. */
  now: number
}

/** Whether a call proves that it comes from who knows the secret: by the header of one code host, or as our own web hooks are signed. A call with several must pass by the first of them. */
export function isGenuine(secret: string, { headers, body, now }: Call): boolean {
  const ofGitHub = headers.get('x-hub-signature-256')
  if (ofGitHub !== null) {
    const expected = createHmac('sha256', secret).update(body).digest('hex')
    return isEqual(ofGitHub, `sha256=${expected}`)
  }
  const ofGitLab = headers.get('x-gitlab-token')
  if (ofGitLab !== null) return isEqual(ofGitLab, secret)
  return isSigned(secret, headers, { body, now })
}

/** In constant time, whatever is given: hashes have one length. */
const isEqual = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => createHash('sha256').update(text).digest()
