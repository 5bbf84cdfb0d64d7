import { z } from 'zod'
import { formats } from '../../../shared/domain/user-documentation/schema.ts'
import { name } from '../../../shared/schemas/name.ts'

/** How a document is written down. */
export const documentFields = () => ({
  title: name(300).optional(),
  format: z
    .enum(formats)
    .default('markdown')
    .describe('`html` is a whole small document that loads and runs nothing'),
  includeSourceCitations: z
    .boolean()
    .default(true)
    .describe(
      'Whether the texts show `[1]` behind each statement and list the sources; `sources` of each section has them in any case',
    ),
})
