import { z } from 'zod'
import { correctedMarks } from '../../../shared/domain/marking/corrections.ts'
import { writeMarks } from '../../../shared/domain/marking/inline.ts'
import type { Context } from '../../../shared/kernel/context.ts'
import { defineRoute } from '../../../shared/kernel/operation.ts'
import { inOrganization, organizationNotFound } from '../organizations/index.ts'
import { exportLimits } from './access.ts'
import { correctionsOf } from './kept-corrections.ts'

const atOnce = 200

export const exportReadings = defineRoute({
  id: 'quality.exportReadings',
  route: 'GET /api/qa/readings/export',
  summary: 'Export the corrections of an organization as marked lines',
  description:
    'One line a sentence, newest first, as a tagger is trained on: `{lim The {F stay} lasts {MIN at least} {N 2} {U nights}}. ## limit`. A brace or backslash of the sentence has a backslash in front.',
  access: inOrganization('viewer'),
  effect: 'read',
  input: () => ({ organizationId: z.uuid() }),
  produces: [{ status: 200, mediaType: 'text/plain', description: 'The lines, in UTF-8' }],
  limits: exportLimits,
  errors: [organizationNotFound],
  mcp: 'listed',
  run(context) {
    return Promise.resolve(
      new Response(linesOf(context), {
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Disposition': 'attachment; filename="marked-lines.txt"',
          'Cache-Control': 'private, no-store',
        },
      }),
    )
  },
})

/** The lines, page by page: all of them at once may be larger than the memory that there is for them. */
function linesOf(context: Context): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next: string | undefined
  return new ReadableStream({
    async pull(controller) {
      const { items, nextCursor } = await correctionsOf(context, { limit: atOnce, cursor: next })
      const marks = correctedMarks(items)
      const lines = items.flatMap(({ sentence }) => {
        const own = marks.get(sentence)
        return own ? [`${writeMarks(sentence, own)}\n`] : []
      })
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      if (nextCursor === null) controller.close()
      else next = nextCursor
    },
  })
}
