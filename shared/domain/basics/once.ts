/**
 * Computes a value on first use and keeps it. Schemas are wrapped in it, because building hundreds of them eagerly costs start-up time.
 * Takes a thunk; returns a thunk that always gives the same value.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
