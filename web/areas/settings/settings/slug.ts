import { folded } from '../../../parts/words.ts'

/** A short name for addresses, made of what something is called. */
export const slugOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-|-$/g, '')
