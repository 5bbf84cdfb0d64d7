/** What the service tells of one day after those who came first on a date. */
export interface RetentionCell {
  date: string
  day: number
  visitors: number
  returnVisitors: number
  percentage: number
  recognizable: number
}

export interface Cohort {
  date: string
  visitors: number
  recognizable: number
  /** The share in percent that came on each day after, from the day itself on; null where the day is not over or not told. */
  shares: (number | null)[]
}

/** The cohorts of all dates, the first date first, each as long as the longest. */
export function cohortsOf(cells: readonly RetentionCell[]): Cohort[] {
  const longest = cells.reduce((most, { day }) => Math.max(most, day), 0)
  const byDate = Map.groupBy(cells, ({ date }) => date)
  return [...byDate]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, own]) => {
      const shares = Array.from({ length: longest + 1 }, (): number | null => null)
      for (const { day, percentage } of own) shares[day] = percentage
      return { date, visitors: own[0]?.visitors ?? 0, recognizable: own[0]?.recognizable ?? 0, shares }
    })
}

/** Sums over all cohorts; `again` counts who was seen on the day after, null where no such day has come yet. */
export function totalsOf(cells: readonly RetentionCell[]) {
  const cohorts = cohortsOf(cells)
  const sum = (of: (cohort: Cohort) => number) => cohorts.reduce((all, cohort) => all + of(cohort), 0)
  return {
    came: sum(({ visitors }) => visitors),
    known: sum(({ recognizable }) => recognizable),
    again: cells.some(({ day }) => day === 1)
      ? cells.reduce((all, { day, returnVisitors }) => all + (day === 1 ? returnVisitors : 0), 0)
      : null,
  }
}
