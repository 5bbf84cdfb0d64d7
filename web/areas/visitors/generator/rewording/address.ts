import { idsIn, setupHash } from '../../run/address.ts'

const name = 'reword'

/** What stands behind `/` to make cases of a session runnable. Their ids are encoded twice, because a comma may be part of one. */
export const rewordingHash = (sessionId: string, ids: readonly string[]): string =>
  setupHash(sessionId, ids).replace(/&cases=/, `&${name}=`)

/** The ids of the cases that an address asks to make runnable. */
export function idsInAddress(hash: string): string[] {
  return idsIn(new URLSearchParams(hash.replace(/^#/, '')).get(name) ?? '')
}
