/** Waits until the clock shows another millisecond, so that what happens next is later than what was. */
export async function nextMoment(): Promise<void> {
  const now = Date.now()
  while (Date.now() === now) await new Promise((resolve) => setTimeout(resolve, 1))
}
