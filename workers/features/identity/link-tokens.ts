import type { Actor, Context } from '../../../shared/kernel/context.ts'
import { openLink, signLink, signingSecret } from '../../../shared/services/signing.ts'

/** Umami's name of it: its clients send it by themselves. */
export const linkTokenHeader = 'x-umami-share-token'

type LinkActor = Extract<Actor, { kind: 'link' }>

/** A page that stays open for longer asks for another one. */
const lifetimeMs = 24 * 3_600_000

/** A token for whoever was shown a record under a public name. It names both, so that it opens nothing any more once the name has been taken away. */
export const issueLinkToken = (
  { services: { settings }, now }: Context,
  { resourceId, shareId }: Omit<LinkActor, 'kind'>,
): string =>
  signLink(
    signingSecret(settings),
    { key: `${resourceId}:${shareId}`, expiresAt: now() + lifetimeMs },
    'share',
  )

/** Whoever has a token; null where it does not hold. Whether the record still has that name is for the record to say. */
export function readLinkToken({ services: { settings }, now }: Context, token: string): LinkActor | null {
  const verdict = openLink(signingSecret(settings), token, now(), 'share')
  if (!verdict.ok) return null
  const [resourceId = '', shareId = ''] = verdict.key.split(':')
  return { kind: 'link', resourceId, shareId }
}
