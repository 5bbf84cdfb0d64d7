import { z } from 'zod'

const count = () => z.number().int().min(0)

export const figureFields = () => ({
  pageviews: count(),
  visitors: count().describe(
    'Different ones: each counts once for as long as the policy of the website knows visitors again',
  ),
  visits: count().describe('A visit ends after 30 minutes without a hit, and with the day in UTC'),
  bounces: count().describe('Visits with one page view'),
  totaltime: count().describe(
    'Whole seconds of each visit from its first page view to the last one, or to what was told of that page later',
  ),
})

export const statsFields = () => ({
  ...figureFields(),
  pageviewsWithoutVisitor: count().describe(
    'Those of `pageviews` that belong to no visitor and no visit: the salt of the time when they happened was not at hand, because it was not made yet or is destroyed, so nobody could be told apart',
  ),
})

export const Point = () => z.object({ x: z.string(), y: count() })
