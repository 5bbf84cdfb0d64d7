import type { ReadSentence } from '../../requirements/index.ts'
import { maskQuotes } from '../../requirements/facts/mask.ts'
import type { Combination, Screen } from '../model.ts'
import { exclusionIn } from './combination-rules.ts'
import { factorsIn } from './factors.ts'

const wished =
  /\b(?:any|every|each|all)\s+(?:possible\s+|allowed\s+|supported\s+)?combinations?\b|\b(?:tested|checked|used|work\w*|run|valid)\s+in\s+combination\b|\bcombinations?\s+of\b|\bevery value of\b.{0,60}\btogether with every value of\b|\bin any mix of\b/i
const mostFactors = 12
const mostValues = 12

/**
 * Settings that the text wants in every combination: what they are and their values, which combinations it excludes, and what it
 * says of all of them. One for each section that says so; without two settings with values there is none.
 */
export function buildCombinations(
  sentences: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
): Combination[] {
  const bySection = Map.groupBy(sentences, ({ section }) => section)
  const asking = sentences.filter(
    ({ kind, text }) => kind === 'requirement' && wished.test(maskQuotes(text).masked),
  )
  return [...new Set(asking.map(({ section }) => section))].flatMap((section, index) => {
    const own = bySection.get(section) ?? []
    const wish = asking.filter((sentence) => sentence.section === section)
    return combinationOf(own, wish, screenOf, `P${index + 1}`) ?? []
  })
}

function combinationOf(
  sentences: ReadSentence[],
  wish: ReadSentence[],
  screenOf: (sentence: ReadSentence) => Screen | undefined,
  id: string,
): Combination | undefined {
  const screen = wish.map(screenOf).find((one) => one !== undefined)
  const factors = factorsIn(sentences, wish, screen).slice(0, mostFactors)
  if (factors.length < 2 || factors.some(({ values }) => values.length > mostValues)) return undefined
  const entered = factors.every(({ parameterId }) => parameterId !== undefined)
  const stated = wish.map(outcomeIn).find((outcome) => outcome !== undefined)
  const forbidden = sentences.flatMap((sentence) =>
    sentence.table
      ? []
      : exclusionIn(sentence.text, factors).map((pair) => ({ pair, by: sentence.requirementId })),
  )
  return {
    id,
    title: `combinations of ${factors.map(({ label }) => label).join(', ')}`,
    origins: wish.map(({ requirementId = '' }) => requirementId),
    factors,
    forbidden: forbidden.map(({ pair }) => pair),
    excludedBy: [...new Set(forbidden.flatMap(({ by }) => by ?? []))],
    ...(stated ? { event: stated.event, outcome: stated.outcome } : {}),
    ...(entered && screen ? { screenId: screen.id } : {}),
  }
}

interface Stated {
  event?: string
  outcome: { expected: string; requirementId: string }
}

/** "After a restart the phone shall show the home screen in every combination": the event and what is to be seen. */
function outcomeIn({ text, requirementId = '' }: ReadSentence): Stated | undefined {
  const plain = text.replace(/\s+/g, ' ').replace(/[.\s]+$/, '')
  const phrase =
    /[,;]?\s*\b(?:in|with|for|under)\s+(?:any|every|each|all)\s+(?:possible\s+|allowed\s+|supported\s+)?combinations?\b(?:\s+of\b.*)?/i.exec(
      plain,
    )
  if (!phrase) return undefined
  const rest = `${plain.slice(0, phrase.index)}${plain.slice(phrase.index + phrase[0].length)}`.replace(
    /^[\s,;]+/,
    '',
  )
  const lead = /^(?:after|when|once|on)\s+((?:an? |the )?[^,]{3,80}?)(?:,\s*|\s+(?=the\s))(.{5,})$/i.exec(
    rest,
  )
  const said = (lead?.[2] ?? rest).trim()
  // "must work", "is supported" name nothing that could be seen.
  if (
    /\b(?:works?|supported|possible|available|tested|valid|usable|function\w*|run|runs)(?:\s+(?:correctly|properly))?$/i.test(
      said,
    )
  )
    return undefined
  if (!/\b(?:shall|must|should|will|is|are|shows?|displays?|[a-z]{3,}s)\b/i.test(said)) return undefined
  return { ...(lead?.[1] ? { event: lead[1] } : {}), outcome: { expected: said, requirementId } }
}
