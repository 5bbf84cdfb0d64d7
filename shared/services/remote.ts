/**
 * A Durable Object as its callers see it: its public methods, each answering with a promise of plain data.
 * The platform's own stub type gives `never` for data that contains `unknown`.
 */
export type Remote<T> = {
  [K in keyof T as T[K] extends (...args: never[]) => unknown ? K : never]: T[K] extends (
    ...args: infer A
  ) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never
}

/** A namespace of objects of one class. */
export interface Objects<T> {
  getByName: (name: string) => Remote<T>
}

/** Narrows a binding to what callers use. */
export const objects = <T>(namespace: unknown): Objects<T> => namespace as Objects<T>
