import {
  emptyAnswer,
  readByModel,
  type Answer,
  type Ask,
} from '../../../../shared/domain/requirement-extraction/index.ts'
import { readRequirements } from '../../../../shared/domain/requirement-reading/read.ts'
import { said } from '../../../support/said-model.ts'

export const text = `# Sign-up
The field "Name" is required and must have 2 to 40 characters.
The age must be at least 18. Otherwise the page shows "Too young."
`

export const answer = (some: Partial<Answer>): Answer => ({ ...emptyAnswer(), ...some })

export const thing = (
  name: string,
  some: Partial<Answer['things'][number]> = {},
): Answer['things'][number] => ({
  s: [1],
  name,
  aliases: [],
  kind: 'text',
  entered: true,
  control: null,
  unit: null,
  step: null,
  options: [],
  start: null,
  optional: null,
  list: null,
  ...some,
})

export const limit = (s: number[], must: string, show: string[] = []): Answer['limits'][number] => ({
  s,
  must,
  only: null,
  show,
})

export const rule = (
  s: number[],
  when: string | null,
  condition: string | null,
  then: string[],
): Answer['rules'][number] => ({ s, when, if: condition, then, closes: null })

/** A model that gives these answers one after the other, then nothing; `asked` are the questions it got. */
export function saying(...answers: unknown[]): { ask: Ask; asked: string[] } {
  const asked: string[] = []
  const ask: Ask = async ({ user }) => {
    asked.push(user)
    return answers[asked.length - 1]
  }
  return { ask, asked }
}

/** What comes of a text with these answers, in short sentences. */
export async function readWith(of: string, ...answers: unknown[]) {
  const { ask, asked } = saying(...answers)
  const read = await readByModel(of, { ask, timeoutMs: 5000 })
  return { ...read, asked, said: said(read.model), reasons: read.dropped.map(({ reason }) => reason) }
}

export const byEngine = (of: string): string[] => said(readRequirements(of).model)
