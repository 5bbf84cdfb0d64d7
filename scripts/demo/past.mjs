export const dayMs = 86_400_000

/**
 * Notes what is done when it is to be told as if it had been done days ago. `at` does some work; `periods` are what `POST /api/projects/{projectId}/age` takes.
 */
export function newPast() {
  const periods = []
  return {
    periods,
    async at(daysAgo, work) {
      const from = Date.now()
      const result = await work()
      periods.push({ from, until: Date.now() + 1, backMs: Math.round(daysAgo * dayMs) })
      return result
    },
  }
}

/** A day of the calendar, so many days from now, as `YYYY-MM-DD`. */
export const dateIn = (days, now = Date.now()) => new Date(now + days * dayMs).toISOString().slice(0, 10)
