import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Received } from '../../../support/receivers.ts'

/**
 * A verification of its own, by the text of the Standard Webhooks specification: the signed content is `msg_id.timestamp.payload`, the secret is base64
 * behind `whsec_`, the header is a list of `version,signature` parted by blanks.
 */
export function isGenuine({ headers, body }: Pick<Received, 'headers' | 'body'>, secret: string): boolean {
  const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.split('_')[1] ?? '', 'base64')
  const expected = createHmac('sha256', key).update(content, 'utf8').digest()
  return (headers['webhook-signature'] ?? '').split(' ').some((entry) => {
    const [version, signature = ''] = entry.split(',')
    const given = Buffer.from(signature, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
