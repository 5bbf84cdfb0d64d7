import { z } from 'zod'
import { ask, comparedWith, defineFigures } from '../reports/index.ts'
import { total } from './schemas.ts'

const figures = () => ({
  events: total('Events of developers'),
  visitors: total('Who did any'),
  visits: total('In how many visits'),
  uniqueEvents: total('How many different names they have'),
})

export const getEventStats = defineFigures({
  id: 'properties.getEventStats',
  path: 'events/stats',
  summary: 'Get the figures of the events of a website',
  more: () => ({
    compare: z.enum(['prev', 'yoy']).default('prev').describe('The same time before, or a year before'),
  }),
  output: () => z.object({ data: z.object({ ...figures(), comparison: z.object(figures()) }) }),
  async run(context, { websiteId, of }, { compare }) {
    const told = (range: typeof of.range) =>
      ask(context, { websiteId, report: 'eventStats', asked: { ...of, range } })
    const [now, comparison] = await Promise.all([told(of.range), told(comparedWith(of.range, compare))])
    return { data: { ...now, comparison } }
  },
})
