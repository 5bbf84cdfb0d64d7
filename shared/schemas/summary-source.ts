import { z } from 'zod'
import { once } from '../domain/basics/once.ts'

/** A place that a summary quotes, as clients see it. */
export const SummarySource = once(() =>
  z
    .object({
      n: z.number().int().describe('What the summary marks it by: `[1]` is the first'),
      kbId: z.uuid().nullable().describe('Null for a file of a project'),
      fileId: z.uuid(),
      fileName: z.string().describe('As it is called now; empty when it was removed'),
      pageNumber: z.number().int().nullable().describe('Null where the format has no pages'),
      start: z.number().int(),
      end: z.number().int(),
      quote: z.string().describe('What stood between `start` and `end`; empty when the file was removed'),
      headings: z.array(z.string()).describe('The headings above the quoted words, the outermost first'),
      isRemoved: z
        .boolean()
        .describe('Whether the file was deleted, or a newer one took its place, after the summary was made'),
    })
    .meta({ id: 'SummarySource' }),
)
export type SummarySource = z.infer<ReturnType<typeof SummarySource>>
