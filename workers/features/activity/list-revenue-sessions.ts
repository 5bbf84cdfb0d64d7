import { defineOperation } from '../../../shared/kernel/operation.ts'
import { currency } from '../reports/index.ts'
import { listFields } from './fields.ts'
import { sessionsList, sessionsPage } from './sessions-page.ts'

export const listRevenueSessions = defineOperation({
  id: 'activity.listRevenueSessions',
  route: 'GET /api/websites/{websiteId}/revenue/sessions',
  summary: 'List the visitors of a website who paid',
  description:
    'Those who did something that earned money in the currency, within the time that is asked for. Whoever was heard of last comes first; filters and search are those of the list of all visitors.',
  ...sessionsList,
  input: () => ({ ...listFields(), currency: currency() }),
  run: (context, { currency: paidIn, ...asked }) => sessionsPage(context, asked, paidIn),
})
