import type { TestCase } from '../test-cases/schema.ts'

interface Extra {
  /** The title, where the summary had to be shortened. */
  fullTitle?: string | undefined
  /** Listed where the format has no other place for them. */
  withPreconditions?: boolean
}

/** What Jira takes as a description. */
const limit = 32_767

/**
 * A description for a tracker: the case's own, then, each below its label, what the tracker has no field for. Parts are parted by a blank
 * line, items of a list begin with "- ", and their further lines are indented by two blanks.
 */
export function describe(testCase: TestCase, { fullTitle = '', withPreconditions = false }: Extra): string {
  const { description = '', objective = '', preconditions = [], postconditions = [] } = testCase
  const { requirementRef = '', designTechnique = '' } = testCase
  return [
    description,
    labelled('Objective', objective),
    withPreconditions ? list('Preconditions', preconditions) : '',
    list('Afterwards', postconditions),
    labelled('Requirement', requirementRef),
    labelled('Design technique', designTechnique),
    labelled('Full title', fullTitle),
  ]
    .filter((part) => part.trim() !== '')
    .join('\n\n')
    .slice(0, limit)
    .toWellFormed()
}

const labelled = (label: string, text: string) => (text.trim() === '' ? '' : `${label}: ${text}`)

function list(label: string, texts: string[]): string {
  const items = texts
    .filter((text) => text.trim() !== '')
    .map((text) => `\n- ${text.replaceAll('\n', '\n  ')}`)
  return items.length > 0 ? `${label}:${items.join('')}` : ''
}
