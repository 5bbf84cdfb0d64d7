import { priorities, testTypes } from '../test-cases/schema.ts'
import { tagName, techniqueWords } from '../test-exports/gherkin-tags.ts'
import type { Draft } from './types.ts'

type Fields = Pick<
  Draft,
  | 'id'
  | 'requirementRef'
  | 'designTechnique'
  | 'priority'
  | 'testType'
  | 'tags'
  | 'description'
  | 'objective'
  | 'postconditions'
> & {
  /** Whether it was our export that wrote it. */
  isOurs: boolean
  /** Given lines that are preconditions, as the description says. */
  before: string[]
}

const labels = [
  'Id',
  'Requirement',
  'Design technique',
  'Description',
  'Objective',
  'Before',
  'Afterwards',
  'Check note',
] as const
const labelled = new RegExp(`^(${labels.join('|')}): (.*)$`, 's')

/** What other tools write as a tag for one case, and for what it verifies. Any wider rule would take @sprint-12 for one. */
const caseId = /^TC-\d+$/i
const requirementId = /^REQ-\d+(?:\.\d+)?$/i

/**
 * The fields that the description and the tags of a scenario give. Our export labels the lines of a description; other text is the
 * description itself. The first tag that is a word of priority or type becomes that field. Where no line says the id or the requirement,
 * the first tag like TC-7 or REQ-7 does. Tags that say a field once more go, the rest stays.
 */
export function fieldsOf(text: string, tags: readonly string[]): Fields {
  const lines = new Map<string, string[]>(labels.map((label) => [label, []]))
  const plain: string[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, label = '', rest = line] = labelled.exec(line) ?? []
    const known = lines.get(label) ?? plain
    known.push(rest)
  }
  const under = (label: (typeof labels)[number]) => lines.get(label) ?? []
  const isOurs = under('Id').length > 0
  const foreign = isOurs
    ? []
    : (['Before', 'Check note'] as const).flatMap((label) =>
        under(label).map((words) => `${label}: ${words}`),
      )
  const id = under('Id')[0] ?? tags.find((tag) => caseId.test(tag))
  const requirementRef =
    under('Requirement')[0] ?? (isOurs ? undefined : tags.find((tag) => requirementId.test(tag)))
  const designTechnique = under('Design technique')[0] ?? ''
  const priority = tags.find((tag) => priorities.some((word) => word === tag))
  const testType = tags.find((tag) => testTypes.some((word) => word === tag))
  const said = [id, requirementRef, priority, testType, ...techniqueWords(designTechnique)]
  const taken = new Set(said.map((word) => tagName(word ?? '')))
  return {
    ...(id && { id }),
    ...(requirementRef && { requirementRef }),
    ...(designTechnique && { designTechnique }),
    ...(priority && { priority }),
    ...(testType && { testType }),
    tags: [...new Set(tags)].filter((tag) => !taken.has(tag)),
    description: [...under('Description'), plain.join('\n').trim(), ...foreign].filter(Boolean).join('\n'),
    objective: under('Objective').join('\n'),
    postconditions: under('Afterwards'),
    isOurs,
    before: isOurs ? under('Before') : [],
  }
}
