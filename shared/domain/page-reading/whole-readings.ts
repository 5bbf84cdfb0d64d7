import type { RequirementModel, Rule } from '../requirement-model/index.ts'
import { namesIn } from './references.ts'

const sentencesOf = ({ from }: Pick<Rule, 'from'>): number[] => from.map(({ sentence }) => sentence)

interface Read {
  /** What the page can meet of it. */
  possible: Pick<RequirementModel, 'rules' | 'flows'>
  /** Fields of the page by the ids that the other reading has for them. */
  fieldOf: ReadonlyMap<string, { id: string }>
  /** Fields of the page that each sentence names by its marks. */
  named: ReadonlyMap<number, ReadonlySet<string>>
}

/**
 * Sentences that the other reading took up as a whole, of which the page can meet everything, and whose rules are about just the fields that the sentence
 * names: their grammar is right about them.
 */
export function wholeReadings(model: RequirementModel, { possible, fieldOf, named }: Read): Set<number> {
  const kept = new Set([...possible.rules, ...possible.flows].map(({ id }) => id))
  const all = [...model.rules, ...model.flows]
  const lost = new Set(all.filter(({ id }) => !kept.has(id)).flatMap(sentencesOf))
  const about = new Map<number, Set<string>>()
  for (const one of all)
    for (const sentence of sentencesOf(one)) {
      const ids = about.get(sentence) ?? new Set()
      for (const id of namesIn(one)) ids.add(fieldOf.get(id)?.id ?? '')
      about.set(sentence, ids)
    }
  const isJust = (sentence: number, ids: ReadonlySet<string>) => {
    const own = named.get(sentence) ?? new Set()
    return [...own].every((id) => ids.has(id)) && [...ids].every((id) => id === '' || own.has(id))
  }
  return new Set(
    model.accounts.flatMap(({ sentence, is }) => {
      const ids = about.get(sentence)
      return is === 'read' && ids && !lost.has(sentence) && isJust(sentence, ids) ? [sentence] : []
    }),
  )
}

/** Rules of the page for which one of their sentences needs them; a sentence that has one has all of its rules from there. */
export function neededRules(rules: readonly Rule[], whole: ReadonlySet<number>): Rule[] {
  const open = new Set(rules.flatMap(sentencesOf).filter((sentence) => !whole.has(sentence)))
  for (let size = -1; size !== open.size;) {
    size = open.size
    for (const rule of rules)
      if (sentencesOf(rule).some((sentence) => open.has(sentence)))
        for (const sentence of sentencesOf(rule)) open.add(sentence)
  }
  return rules.filter((rule) => sentencesOf(rule).some((sentence) => open.has(sentence)))
}
