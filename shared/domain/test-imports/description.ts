import { labelOf } from '../test-exports/case-text.ts'
import { unescapeLabels } from '../test-exports/label-escapes.ts'
import type { Draft } from './types.ts'

const labels = {
  Objective: 'objective',
  Requirement: 'requirementRef',
  'Design technique': 'designTechnique',
  'Full title': 'title',
} as const
const lists = { Preconditions: 'preconditions', Afterwards: 'postconditions' } as const
/** What we once found of the case, which is found anew. */
const notes = 'Check notes'

type Described = Partial<
  Pick<Draft, 'description' | (typeof labels)[keyof typeof labels] | 'preconditions' | 'postconditions'>
>

const label = new RegExp(
  `(?:^|\\n\\n)(?:(${Object.keys(labels).join('|')}): |(${[...Object.keys(lists), notes].join('|')}):\\n(?=- ))`,
  'g',
)

/** Reads a description in which our exports put, below labels, what a tracker has no field for. Text before the first label is the description. */
export function readDescription(text: string): Described {
  const marks = [...text.matchAll(label)]
  const described: Described = {}
  const own = text.slice(0, marks[0]?.index ?? text.length)
  if (own.trim()) described.description = unescapeLabels(own)
  marks.forEach((mark, index) => {
    const content = text.slice(mark.index + mark[0].length, marks[index + 1]?.index ?? text.length)
    const [, single, list] = mark
    if (single) described[labels[single as keyof typeof labels]] = unescapeLabels(content)
    else if (list && list !== notes) described[lists[list as keyof typeof lists]] = itemsOf(content)
  })
  return described
}

/** Labels without those that our export makes of a requirement and a technique, which the description names in full. */
export function withoutLabelsOf(labels: string[], { requirementRef, designTechnique }: Described): string[] {
  const known = new Set([requirementRef, designTechnique].map((text) => labelOf(text ?? '')))
  return labels.filter((label) => !known.has(label))
}

/** Items begin with "- "; their further lines are indented by two blanks. */
function itemsOf(text: string): string[] {
  return text
    .replace(/^- /, '')
    .split(/\n- /)
    .map((item) => item.replaceAll(/\n {2}/g, '\n'))
}
