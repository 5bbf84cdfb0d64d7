import type { Limit } from '../../../shared/kernel/limits.ts'

/** How often whoever was shown a website by its share link may read it: nobody has signed in, so the address stands for the reader. */
export const linkReads: Limit<unknown> = {
  name: 'reads by a share link',
  setting: 'SHARE_READS_PER_HOUR',
  key: ({ actor, addressKey }) => (actor.kind === 'link' ? `${actor.shareId} ${addressKey}` : undefined),
}
