/** What cannot be told, and why: it stands for "neither true nor false", and for a value that nobody knows. */
export class Unknown {
  readonly why: string
  constructor(why: string) {
    this.why = why
  }
}

export type Truth = boolean | Unknown

export const unknown = (why: string): Unknown => new Unknown(why)

export const opposite = (truth: Truth): Truth => (truth instanceof Unknown ? truth : !truth)

/** True where all are; false where one is, whatever the others are. The same for `some` of them. */
export const every = <T>(items: readonly T[], test: (item: T) => Truth): Truth => joined(items, test, false)
export const some = <T>(items: readonly T[], test: (item: T) => Truth): Truth => joined(items, test, true)

function joined<T>(items: readonly T[], test: (item: T) => Truth, decides: boolean): Truth {
  let open: Unknown | undefined
  for (const item of items) {
    const truth = test(item)
    if (truth === decides) return decides
    if (truth instanceof Unknown) open ??= truth
  }
  return open ?? !decides
}
