export interface Generation {
  generation: number
  createdAt: number
}

export const accessTokenSeconds = 900
/** How long an isolate may go on with the keys it has read. */
export const keyringLifetimeMs = 60_000
const clockSkewMs = 60_000
const rotationMs = 90 * 86_400_000

/** A key is needed until the last token that it can have signed has expired: one lifetime after every isolate knows its successor. */
const retirementMs = accessTokenSeconds * 1000 + keyringLifetimeMs + clockSkewMs

/** Splits generations (any order) into those whose tokens may still live, newest first, and those that no token needs. */
export function sortGenerations<G extends Generation>(
  all: readonly G[],
  now: number,
): { live: G[]; retired: G[] } {
  const newestFirst = [...all].sort((one, other) => other.generation - one.generation)
  const needed = (index: number) => {
    const successor = newestFirst[index - 1]
    return !successor || successor.createdAt + retirementMs > now
  }
  return { live: newestFirst.filter((_, i) => needed(i)), retired: newestFirst.filter((_, i) => !needed(i)) }
}

/** True when the newest key has signed for as long as one should. */
export function isRotationDue(newest: Generation, now: number): boolean {
  return newest.createdAt + rotationMs <= now
}
