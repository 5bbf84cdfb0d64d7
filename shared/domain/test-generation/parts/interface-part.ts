import { apiExercised } from '../../interfaces/check/api-exercised.ts'
import { designApi } from '../../interfaces/design/api-cases.ts'
import { apiGaps } from './api-gaps.ts'
import { apiItems } from '../../interfaces/design/api-items.ts'
import { buildTargets } from '../../interfaces/design/build-targets.ts'
import type { Requirement } from '../../requirement-reading/requirement-schema.ts'
import type { SourceSentence } from '../requirements/prepare-text.ts'
import { checkedDrafts } from './draft-part.ts'
import type { Part } from './part.ts'

/** Cases for the operations that descriptions of interfaces declare, or sentences tell of. */
export function interfacePart(
  sentences: SourceSentence[],
  requirements: ReadonlyMap<string, Requirement>,
): Part {
  const targets = buildTargets(sentences)
  const byId = new Map(targets.map((target) => [target.id, target]))
  const items = targets.flatMap((target) => apiItems(target, { requirements }))
  const exercised: Part['exercised'] = (testCase) =>
    new Set(
      items.flatMap((item) => {
        const target = byId.get(item.operationId)
        return target && apiExercised(testCase, item, target) ? [item.id] : []
      }),
    )
  return {
    kind: 'interfaces',
    size: items.length,
    exercised,
    design: () => ({
      ...checkedDrafts(items, designApi(targets, items), { exercised, requirements }),
      gaps: apiGaps(sentences, targets),
    }),
  }
}
