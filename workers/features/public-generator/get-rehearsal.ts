import { z } from 'zod'
import { notConfigured } from '../../../shared/kernel/errors.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { sessionNotFound } from './errors.ts'
import { rehearsalPictures } from './rehearsal-pictures.ts'
import { RehearsalView, rehearsalView } from './rehearsal-view.ts'
import { readSession } from './store.ts'

export const getRehearsal = defineOperation({
  id: 'public.getRehearsal',
  route: 'GET /api/public/test-cases/sessions/{sessionId}/rehearsal',
  summary: 'Get what a rehearsal found of the cases of a session',
  description:
    'The part of a session that says how its cases went on their page, short enough to ask again until its status is `over`. An assistant is shown the pictures of cases that did not pass.',
  access: 'public',
  effect: 'read',
  input: () => ({ sessionId: z.uuid() }),
  output: () =>
    z.object({
      rehearsal: RehearsalView().nullable().describe('Null where cases were never played on their page'),
    }),
  errors: [sessionNotFound, notConfigured],
  mcp: 'direct',
  pictures: async (context, { rehearsal }) =>
    rehearsal?.status === 'over' ? rehearsalPictures(context, rehearsal.cases) : [],
  run: async (context, { sessionId }) => ({
    rehearsal: rehearsalView(context, await readSession(context, sessionId)),
  }),
})
