import { capital } from '../../english/capital.ts'
import type { Measure } from '../../requirement-model/index.ts'
import type { Draft, ItemBase } from '../../test-cases/draft.ts'
import { asFact } from '../../model-based-testing/cases/outcomes.ts'
import { inSentence } from '../../model-based-testing/cases/words.ts'
import { priorityOf } from '../../test-cases/priority-of.ts'
import type { TestCase } from '../../test-cases/schema.ts'
import type { ReadText } from '../requirements/read-text.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { checkedDrafts } from './draft-part.ts'
import type { Part } from './part.ts'

/** Limits of qualities ("within 2 seconds"): one case each, for people or tools that measure. */
export function measurePart(
  texts: readonly ReadText[],
  requirements: ReadonlyMap<string, Requirement>,
): Part {
  const points = texts.flatMap(({ model, refs, partly }) =>
    model.measures.flatMap((measure) => {
      const requirementId = measure.from.flatMap(({ sentence }) => refs.get(sentence) ?? [])[0] ?? ''
      if (partly && requirementId === '') return []
      const said = limitOf(measure)
      const item: ItemBase = {
        id: `${requirementId}/threshold/${measure.of} ${said}`.slice(0, 390),
        technique: 'Checklist-based Testing',
        requirementId,
        description: `${measure.of}: ${said}`,
        priority: priorityOf({ requirements }, requirementId),
        valid: true,
      }
      return [{ item, draft: draftOf(measure, item, said) }]
    }),
  )
  const exercised = ({ steps = [] }: TestCase) =>
    new Set(
      points.flatMap(({ item, draft }) =>
        steps.some(({ expectedResult }) => expectedResult === draft.outcome.expected) ? [item.id] : [],
      ),
    )
  return {
    kind: 'text',
    size: points.length,
    exercised,
    design: () => ({
      ...checkedDrafts(
        points.map(({ item }) => item),
        { cases: points.map(({ draft }) => draft), undesigned: [] },
        { exercised, requirements },
      ),
      gaps: [],
    }),
  }
}

/** "at most 2 seconds", "more than 99.5 %". */
function limitOf({ limit: { least, most, inclusive }, unit }: Measure): string {
  const low = least === undefined ? [] : [`${inclusive ? 'at least' : 'more than'} ${least} ${unit}`]
  const high = most === undefined ? [] : [`${inclusive ? 'at most' : 'less than'} ${most} ${unit}`]
  return [...low, ...high].join(' and ')
}

function draftOf({ of: told, metric, under }: Measure, item: ItemBase, said: string): Draft {
  const of = asFact(told.replace(/ (?:shall|must|should|will) be$/i, ''))
  const what =
    metric !== 'duration'
      ? `the ${metric}: ${of}`
      : of === told || told.startsWith(`${of} `)
        ? inSentence(of)
        : `how long it takes until ${inSentence(of)}`
  return {
    title: `${capital(of)}: ${said}`.slice(0, 240),
    steps: [{ action: `Measure ${what}`, expectedResult: `The measured value is ${said}` }],
    claims: [item],
    outcome: { expected: `The measured value is ${said}`, oracle: 'stated', checkable: false },
    preconditions: under === undefined ? [] : [capital(under)],
    types: metric === 'availability' ? ['performance', 'regression'] : ['performance', 'functional'],
    tags: ['threshold'],
    testCondition: `${of}: ${said}`,
    manual: ['a limit of a quality is measured by tools or people'],
  }
}
