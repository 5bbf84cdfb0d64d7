import { RisksAnswer } from '../../../shared/domain/risk-analysis/hearing/schema.ts'
import { defineQuestions } from '../engine/index.ts'

/** About some sentences of texts: what a model sees in them has to stand there, and be a risk of a kind that we know. */
export const nameRisks = defineQuestions({
  name: 'risks.nameRisks',
  work: 'risks',
  category: 'risk-analysis',
  output: RisksAnswer,
  embedded: () => ({ risks: [] }),
})
