/** Writes values one at a time; of those that come during a write only the latest is written after it. A write that fails is made good by the next. */
export function keepLatest<T>(write: (value: T) => Promise<unknown>) {
  let next: { value: T } | undefined
  let writing: Promise<void> | undefined
  const drain = async () => {
    while (next) {
      const { value } = next
      next = undefined
      await write(value).catch(() => undefined)
    }
    writing = undefined
  }
  return {
    keep: (value: T): void => {
      next = { value }
      writing ??= drain()
    },
    settled: async (): Promise<void> => {
      await writing
    },
  }
}
