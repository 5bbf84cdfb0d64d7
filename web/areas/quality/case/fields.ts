import type { StoredCase } from '../parts/types.ts'

/** What of a case is edited. */
export const caseFields = [
  'title',
  'description',
  'objective',
  'preconditions',
  'steps',
  'expectedResult',
  'postconditions',
  'priority',
  'type',
  'testLevel',
  'storyId',
  'criterion',
  'tags',
  'requirementRef',
  'category',
  'designTechnique',
  'testBasis',
  'testCondition',
  'riskLevel',
  'estimatedDuration',
  'gherkin',
] as const satisfies readonly (keyof StoredCase)[]

export type TextField =
  | 'title'
  | 'description'
  | 'objective'
  | 'expectedResult'
  | 'requirementRef'
  | 'category'
  | 'designTechnique'
  | 'testBasis'
  | 'testCondition'
  | 'riskLevel'
  | 'estimatedDuration'
  | 'gherkin'

/** Fields that are there always; others are taken away when they are emptied. */
const always: readonly TextField[] = ['title', 'description']

export const textChange = (field: TextField, text: string): Partial<StoredCase> => ({
  [field]: text === '' && !always.includes(field) ? undefined : text,
})

/** A text whose lines are a list; the line that is being written may still be empty. */
export const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n').slice(0, 100))

/** Tags as they are written, with commas between them; each once. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]

/** A case as it is sent: without lines that say nothing. */
export function sent(change: Partial<StoredCase>): Partial<StoredCase> {
  const lists = (['preconditions', 'postconditions'] as const).filter((field) => change[field])
  return {
    ...change,
    ...Object.fromEntries(
      lists.map((field) => [field, change[field]?.map((line) => line.trim()).filter((line) => line !== '')]),
    ),
  }
}
