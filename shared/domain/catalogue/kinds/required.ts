import type { Idea, Kind } from '../idea.ts'
import type { Clause } from '../clauses.ts'
import { nounsIn, refusalOf } from '../plain-nouns.ts'

const needs =
  /\b(?:required|mandatory|obligatory|compulsory|needs?|needed|empty|blank|filled|entered|given|provided|chosen|selected)\b|^(?:must|has to|have to|shall)$/i
const turned = /\b(?:not|no|never|without|n't|isn't|don't|doesn't)\b/i
/** What is no entry of a form: it is chosen, sent in a header, or stated for something else. */
const notEntered = /\b(?:tokens?|scopes?|headers?|keys?|roles?|rights?|notice|balance|fields?|columns?)$/i
const notTyped =
  /\b(?:signatures?|photos?|pictures?|images?|cards?|files?|documents?|dates?|date|consents?|boxes|box)$|_date$/i

/** What must be given, and what may stay empty. Cue: words that say so in the clause of a field, that nothing turns round. Of fields joined by "or" each alone is enough. */
export const required: Kind = {
  kind: 'required',
  ideas: (slots) => {
    const ideas: Idea[] = []
    if (slots.kinds.has('physical')) return []
    for (const clause of slots.clauses) {
      if (clause.tag === 'ctx' || clause.tag === 'cond') continue
      const has = (tag: string) => clause.phrases.some((phrase) => phrase.tag === tag)
      const [isNeeded, isOptional] = [has('REQ'), has('OPT')]
      if (isNeeded === isOptional) continue
      if (isNeeded && !saysNeeded(clause)) continue
      const nouns = nounsIn(clause, 'F', 'T').filter(
        (noun) => !notEntered.test(noun) && !/['’]s?$/.test(noun),
      )
      const choices = isNeeded && /\bor\b/i.test(clause.text) && nouns.length === 2 ? nouns : []
      if (choices.length === 2) {
        ideas.push(...eitherIdeas(choices, refusalOf(slots)))
        continue
      }
      if (isNeeded && /\bor\b/i.test(clause.text)) continue
      for (const noun of nounsIn(clause, 'F')
        .filter((name) => !notEntered.test(name) && !/['’]s?$/.test(name))
        .slice(0, 3)) {
        if (isOptional) {
          ideas.push({
            title: `The ${noun} may stay empty`,
            steps: [
              { action: `Fill in everything but the ${noun}, and save`, expected: 'It is accepted' },
              { action: 'Open what was saved', expected: `The ${noun} is empty` },
            ],
            technique: 'Equivalence Partitioning',
            type: 'functional',
          })
          continue
        }
        ideas.push(
          missing(
            `An entry without the ${noun} is refused`,
            `Fill in everything but the ${noun}, and save`,
            refusalOf(slots),
          ),
        )
        if (ideas.length < 2 && !notTyped.test(noun))
          ideas.push(
            missing(
              `Blanks alone are refused as the ${noun}`,
              `Type three blanks as the ${noun}, and save`,
              refusalOf(slots),
            ),
          )
      }
    }
    return ideas.slice(0, 4)
  },
}

/** Whether it is a field that has to be given: no number of things, no other duty ("must cover", "must not contain", "has to be removed"). */
function saysNeeded({ phrases, text, start }: Clause): boolean {
  const own = phrases.findIndex(({ tag }) => tag === 'REQ')
  const word = phrases[own]
  if (!word || !needs.test(word.text)) return false
  const behind = text.slice(word.end - start)
  if (/^(?:must|has to|have to|shall)$/i.test(word.text) && /[a-z]/i.test(behind)) {
    if (
      !/^\W*(?:not\s+)?be\s+(?:empty|blank|filled|entered|given|provided|chosen|selected|stated)\b/i.test(
        behind,
      )
    )
      return false
    return !/^\W*not\b/i.test(behind) || /^\W*not\s+be\s+(?:empty|blank)/i.test(behind)
  }
  const isEmpty = /\b(?:empty|blank)\b/i.test(word.text)
  if (!isEmpty && (turned.test(word.text) || phrases.some(({ tag }) => tag === 'NEG') || turned.test(text)))
    return false
  return !phrases.some(({ tag }) => tag === 'N')
}

/** One of two is enough, and none is too little. */
const eitherIdeas = (nouns: readonly string[], refusal: string): Idea[] => [
  missing(
    `Neither ${nouns.join(' nor ')}: it is refused`,
    `Leave out both the ${nouns.join(' and the ')}, and go on`,
    refusal,
  ),
  ...nouns.map((noun, at): Idea => ({
    title: `The ${noun} alone is enough`,
    steps: [
      {
        action: `Give the ${noun}, leave out the ${nouns[1 - at] ?? ''}, and go on`,
        expected: 'It is accepted',
      },
    ],
    technique: 'Equivalence Partitioning',
    type: 'functional',
  })),
]

const missing = (title: string, action: string, expected: string): Idea => ({
  title,
  steps: [{ action, expected }],
  technique: 'Equivalence Partitioning',
  type: 'negative',
})
