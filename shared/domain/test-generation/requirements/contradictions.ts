import type { Condition, RequirementModel, Rule } from '../../requirement-model/index.ts'

/** What a range is a range of, and its two ends. */
interface Range {
  of: string
  ends: string
  what: string
}

/** Ranges of one thing that differ, by the number of the later sentence: what it contradicts, in words. */
export function contradictionsIn(
  { rules, subjects }: RequirementModel,
  refs: ReadonlyMap<number, string>,
): Map<number, string[]> {
  const names = new Map(subjects.map(({ id, name }) => [id, name]))
  const first = new Map<string, { ends: string; sentence: number }>()
  const found = new Map<number, string[]>()
  for (const rule of rules) {
    const range = rangeOf(rule, names)
    const sentence = rule.from[0]?.sentence
    if (!range || sentence === undefined) continue
    const before = first.get(range.of)
    if (!before) first.set(range.of, { ends: range.ends, sentence })
    else if (before.ends !== range.ends && before.sentence !== sentence)
      found.set(sentence, [
        ...(found.get(sentence) ?? []),
        `contradicts ${refs.get(before.sentence) ?? 'the text above'}: another ${range.what}`,
      ])
  }
  return found
}

/** The range that a rule demands of whatever is entered, under no condition. */
function rangeOf(
  { kind, if: broken, when, scope }: Rule,
  names: ReadonlyMap<string, string>,
): Range | undefined {
  if (kind !== 'constraint' || when || broken?.kind !== 'not' || broken.of.kind !== 'all') return undefined
  const [low, high, ...others] = broken.of.of
  if (!isBound(low) || !isBound(high) || others.length > 0) return undefined
  const of = JSON.stringify(low.left)
  if (of !== JSON.stringify(high.left)) return undefined
  const length = low.left.kind === 'length' ? low.left.of : undefined
  const thing = length ?? low.left
  if (thing.kind !== 'subject') return undefined
  return {
    of: `${scope} ${of}`,
    ends: [low, high]
      .map(({ operator, right }) => JSON.stringify([operator, right]))
      .toSorted()
      .join(),
    what: `${length ? 'length' : 'range'} for ${names.get(thing.subject) ?? 'it'}`,
  }
}

const isBound = (one: Condition | undefined): one is Extract<Condition, { kind: 'compare' }> =>
  one?.kind === 'compare' && one.right.kind === 'value'
