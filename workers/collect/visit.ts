import { readUuid } from '../../shared/domain/tracker/uuid.ts'

/**
 * The token that a tracker hands back in `x-umami-cache`: which website, and a random name for this page's visit.
 * It is not signed, because it grants nothing: all it can do is to link hits of the site it was made for, as the random name does by itself.
 * So this Worker needs no secret.
 */
export const cacheToken = (websiteId: string, visitId: string) => `${websiteId}.${visitId}`

/** The visit that a returned token names, or a new one when there is none or it belongs to another website. */
export function visitIdOf(token: string | null, websiteId: string): string {
  const prefix = `${websiteId}.`
  const named = token?.startsWith(prefix) ? readUuid(token.slice(prefix.length)) : null
  return named ?? crypto.randomUUID()
}
