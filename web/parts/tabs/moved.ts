/** Where a key leads in a row of so many tabs; round at its ends. */
export function moved(at: number, key: string, count: number): number | undefined {
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[key]
  return to === undefined || count === 0 ? undefined : (to + count) % count
}
