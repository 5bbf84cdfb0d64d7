import type { AskedWork } from '../../shared/schemas/asked-works.ts'
import { documentInstructions, knowledgeInstructions, riskInstructions, storyInstructions } from './engine.ts'

/** What stands before every question of a work. */
export const instructions = (): Record<AskedWork, string> => ({
  stories: storyInstructions,
  risks: riskInstructions(),
  documents: documentInstructions,
  knowledge: knowledgeInstructions,
})
