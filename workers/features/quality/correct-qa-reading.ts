import { z } from 'zod'
import { applyDesign } from '../../../shared/domain/test-cases/apply-design.ts'
import { TestCase } from '../../../shared/domain/test-cases/schema.ts'
import type { Correction } from '../../../shared/domain/marking/corrections.ts'
import { defineOperation } from '../../../shared/kernel/operation.ts'
import { callEngine, designLimits, generationInterrupted } from '../engine/index.ts'
import { inOrganization, namedNotFound, organizationNotFound } from '../organizations/index.ts'
import { caseChanges, correctedIn, correctedSentences, withCorrected } from './corrections.ts'
import { correctionsFull } from './errors.ts'
import { correctionsFor, keepCorrections } from './kept-corrections.ts'
import { sourceText } from './schemas.ts'
import { sentencesOf } from './text-reading.ts'

const most = 200

export const correctQaReading = defineOperation({
  id: 'quality.correctReading',
  route: 'PUT /api/qa/readings',
  summary: 'Correct how sentences of a text are understood',
  description:
    'Takes the text and sentences of its reading with other `marked` or `kinds`. The organization keeps them, up to 5,000, and every later generation for it reads equal sentences so. The answer is what they change in the cases of this text; cases that are stored stay as they are.',
  access: { ...inOrganization('member'), hidden: namedNotFound },
  effect: 'write',
  input: () => ({
    organizationId: z.uuid(),
    requirements: sourceText(),
    sentences: correctedSentences(),
  }),
  output: () => z.object({ ...caseChanges(), testCases: z.array(TestCase()) }),
  errors: [organizationNotFound, correctionsFull, generationInterrupted],
  limits: designLimits,
  mcp: 'listed',
  async run(context, { requirements, sentences: given }) {
    const before = await correctionsFor(context, { requirements })
    const { sentences } = await sentencesOf(context, { requirements, corrections: before })
    const corrected = correctedIn(given, sentences)
    const known = new Set(before.map(({ sentence }) => sentence))
    const withdrawn = corrected.withdrawn.filter((sentence) => known.has(sentence))
    const isChange = corrected.corrections.length + withdrawn.length > 0
    if (isChange) await keepCorrections(context, { ...corrected, withdrawn })
    const design = (corrections: Correction[]) =>
      callEngine(context, (designer) =>
        designer.design({ requirements, mode: 'agentic', maxTestCases: most, corrections }),
      )
    const { testCases: was } = await design(before)
    const now = isChange ? (await design(withCorrected(before, corrected))).testCases : was
    return applyDesign(was, { was, now, most })
  },
})
