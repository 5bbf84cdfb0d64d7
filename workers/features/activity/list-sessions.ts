import { defineOperation } from '../../../shared/kernel/operation.ts'
import { listFields } from './fields.ts'
import { sessionsList, sessionsPage } from './sessions-page.ts'

export const listSessions = defineOperation({
  id: 'activity.listSessions',
  route: 'GET /api/websites/{websiteId}/sessions',
  summary: 'List the visitors of a website',
  description:
    'Whoever was heard of last comes first. A session is a visitor for as long as the policy of the website knows visitors again. A search looks into distinct ids, places and browsers.',
  ...sessionsList,
  input: listFields,
  run: (context, asked) => sessionsPage(context, asked),
})
