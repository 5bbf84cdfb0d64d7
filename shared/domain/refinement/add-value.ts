import { added, ofKind, request, type Kind } from './added-cases.ts'
import { beside, means } from './match-labels.ts'
import type { Draft, Instruction } from './types.ts'

/** "an empty age", "no name", "Name left empty". */
const emptied =
  /^(?:(?:an?|the)\s+)?(?:empty|blank|missing|no)\s+(.{1,60}?)(?:\s+field)?$|^(?:the\s+)?(.{1,60}?)(?:\s+(?:is|left))?\s+(?:empty|blank)$/i

/** "Age 65", "Name is \"x\"", "an empty age": the case that enters this value, if it is of the kind that is asked for. */
export function withValue(sentence: string, kind: Kind | undefined, draft: Draft): ReturnType<Instruction> {
  const literal =
    /^(?:(?:the|an?)\s+)?["“]?([\p{L}][\p{L}\p{N} '()/%-]{0,60}?)["”]?\s*(?:(?:is|of|=|equals|set to|being|with the value|with)\s+)?(?:["“]([^"”]{0,3000})["”]|(-?\d+(?:[.,]\d+)*))\s*\.?$/u.exec(
      sentence,
    )
  const empty = emptied
    .exec(sentence)
    ?.slice(1)
    .find((part) => part !== undefined)
  const labels = draft.by.labelsIn(draft.session.requirements)
  const tried = [
    { name: literal?.[1], value: literal?.[2] ?? literal?.[3] ?? '' },
    { name: empty, value: '' },
  ]
  for (const { name, value } of tried) {
    const matching = labels.filter((label) => name !== undefined && means(name, label))
    if (name === undefined || matching.length === 0 || beside(name, matching) !== '') continue
    const set = new Set(matching)
    const candidates = draft.by.casesWith(request(draft), (label) => set.has(label), value)
    const kept = ofKind(candidates, kind)
    if (candidates.length > 0 && kept.length === 0)
      return {
        refused: `By the requirements ${candidates.map(({ title }) => title.replace(/ \(\d+\)$/, '')).join(', ')}, so it is no ${kind} test.`,
      }
    return added(kept, draft, ` for ${matching.join(', ')}`)
  }
  return undefined
}
