import { functionExercised } from '../../code/check/functions.ts'
import { designFunctions } from '../../code/design/function-cases.ts'
import { functionItems } from '../../code/design/function-items.ts'
import { modelFunctions } from '../../code/design/model-functions.ts'
import { readCase } from '../../test-cases/read-case.ts'
import type { Sources } from '../requirements/read-sources.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import { checkedDrafts } from './draft-part.ts'
import type { Part } from './part.ts'

/** Cases for the functions that code holds: one call each, with what comes out of it. */
export function codePart({ functions, read }: Sources, requirements: ReadonlyMap<string, Requirement>): Part {
  const model = modelFunctions(
    functions,
    read.filter(({ requirement }) => requirement.source === 'code'),
  )
  const byId = new Map(functions.map((one) => [one.id, one]))
  const items = model.flatMap((one) => functionItems({ requirements }, one))
  const exercised: Part['exercised'] = (testCase) => {
    const facts = readCase(testCase)
    return new Set(
      items.flatMap((item) => {
        const code = byId.get(item.functionId)
        return code && functionExercised(item, testCase, facts, code) ? [item.id] : []
      }),
    )
  }
  return {
    kind: 'code',
    size: items.length,
    exercised,
    design: () => ({
      ...checkedDrafts(items, designFunctions(model, items), { exercised, requirements }),
      gaps: [],
    }),
  }
}
