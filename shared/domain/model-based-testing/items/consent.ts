import type { Subject } from '../../requirement-model/index.ts'

const agreeing = /^(?:(?:i|we) (?:hereby )?)?(?:have read|agree|accept|consent|confirm|acknowledge)\b/i

/**
 * A box by which people agree to something ("I accept the terms"). Who goes on has ticked it, whatever it begins with; what happens to those who do not is what a text says, and
 * never to be expected of one that says nothing.
 */
export const isConsent = ({ kind, name, initial }: Subject): boolean =>
  kind === 'boolean' && initial === undefined && agreeing.test(name)
