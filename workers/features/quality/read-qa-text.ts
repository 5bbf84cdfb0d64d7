import { defineOperation } from '../../../shared/kernel/operation.ts'
import { generationInterrupted } from '../engine/index.ts'
import { readingLooks, workAccess, workErrors, workFields } from './access.ts'
import { correctionsFor } from './kept-corrections.ts'
import { sourceText } from './schemas.ts'
import { TextReadingView, readText } from './text-reading.ts'

export const readQaText = defineOperation({
  id: 'quality.readText',
  route: 'POST /api/qa/readings',
  summary: 'Read how the sentences of a text are understood',
  description:
    'Each sentence with its marks: `{lim {F Name} must have {MIN at least} {N 2} {U characters}}`. With an organization or project, sentences that its people corrected are read as they said. A text alone has no cases, so every `basis` is null.',
  access: workAccess,
  effect: 'read',
  input: () => ({ requirements: sourceText(), ...workFields() }),
  output: TextReadingView,
  errors: [...workErrors, generationInterrupted],
  limits: readingLooks,
  mcp: 'listed',
  async run(context, { requirements }) {
    return readText(context, { requirements, corrections: await correctionsFor(context, { requirements }) })
  },
})
