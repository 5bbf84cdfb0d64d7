/** What was, what is, and what was taken back. Values are never changed, so a step costs a reference. */
export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last change belonged to, and when it was. */
  last: { group: string; at: number } | null
}

const mostSteps = 200
/** Typing that rests longer than this begins a new step. */
const restMs = 2_000

export const beginning = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null })

/** A change; one of the same group shortly after the last one is part of its step. `now` in milliseconds. */
export function changed<T>(
  { past, present, last }: History<T>,
  next: T,
  { group, now }: { group?: string | undefined; now: number },
): History<T> {
  const goesOn = group !== undefined && last?.group === group && now - last.at < restMs && past.length > 0
  return {
    past: goesOn ? past : [...past.slice(1 - mostSteps), present],
    present: next,
    future: [],
    last: group === undefined ? null : { group, at: now },
  }
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  const { past, present, future } = history
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null }
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future, last: null }
}
