import { withArticle } from '../../english/articles.ts'
import { amountOf, moved } from '../amounts.ts'
import { withUnit } from '../bounded.ts'
import type { Clause } from '../clauses.ts'
import type { Idea, Kind } from '../idea.ts'
import { nounsIn } from '../plain-nouns.ts'
import { unquoted } from '../slots.ts'
import { thingOf } from '../things.ts'
import { trial } from '../trial.ts'

/** A choice from a list. Cue: a field with two or more options behind it, or with three or more numbers that nothing compares, in a clause that declares or limits. */
export const options: Kind = {
  kind: 'options',
  ideas: ({ clauses, isNegated }) =>
    isNegated
      ? []
      : clauses
          .filter(({ tag }) => /^(?:def|lim)$/.test(tag))
          .flatMap((clause) => {
            const noun = nameOf(clause)
            if (noun === undefined) return []
            const all = optionsIn(clause)
            return all.length > 1 && all.every((option) => option.length <= 40)
              ? listIdeas(noun, all, clause)
              : numberIdeas(noun, clause)
          })
          .slice(0, 4),
}

/** The field of the list, as one of it. */
function nameOf(clause: Clause): string | undefined {
  const [noun] = nounsIn(clause, 'F')
  if (
    noun !== undefined &&
    /^(?:name|type|description)$/i.test(noun) &&
    /\btype\b.{0,80}\b(?:string|integer|number|boolean|array|object|uuid)\b|\bname\b\W{1,3}["`]/i.test(
      clause.text,
    )
  )
    return undefined
  const thing = thingOf(noun)
  return thing?.isPlural && /^[A-Za-z ]+$/.test(thing.single) ? thing.single : noun
}

/** Options behind the field, with names of people that stand in the same list; what explains one of them ("H = harbour") is none. None where each has an amount of its own. */
function optionsIn({ phrases, text, start }: Clause): string[] {
  const field = phrases.find(({ tag }) => tag === 'F')
  const gap = (from: number, to: number) => text.slice(from - start, to - start)
  const own = phrases.filter(({ tag, start: from, end }, at) => {
    const next = phrases[at + 1]
    const isListed = next?.tag === 'O' && /^["”]?\s*(?:,|,?\s*(?:or|and))\s*["“]?$/.test(gap(end, next.start))
    return (
      (tag === 'O' || (tag === 'A' && isListed)) &&
      from > (field?.start ?? 0) &&
      !/=\s*["“']?$/.test(text.slice(0, from - start))
    )
  })
  const [first, last] = [own[0], own.at(-1)]
  const isPriced = phrases.some(
    ({ tag, start: from }) => tag === 'N' && first && last && from > first.end && from < last.start,
  )
  return isPriced || own.filter(({ tag }) => tag === 'O').length < 2
    ? []
    : [...new Set(own.map(({ text: option }) => unquoted(option)))]
}

/** A list that says itself that there is more. */
const isOpen = ({ text }: Clause): boolean =>
  /\b(?:etc|e\.g|such as|for example|includ(?:e|es|ing)|like)\b/i.test(text)

const quotedList = (all: readonly string[]): string => all.map((option) => `"${option}"`).join(', ')

function listIdeas(noun: string, all: readonly string[], clause: Clause): Idea[] {
  const first = all.slice(0, 4)
  return [
    trial(
      `Each choice of ${noun} is kept: ${quotedList(first)}`,
      'functional',
      'Equivalence Partitioning',
      ...first.map(
        (option) =>
          [`Choose "${option}" as ${noun}, and save`, `After a reload, ${noun} is "${option}"`] as const,
      ),
    ),
    ...(isOpen(clause)
      ? []
      : [
          trial(
            `No other ${noun} is accepted`,
            'negative',
            'Equivalence Partitioning',
            [
              `Look at what can be chosen as ${noun}`,
              `There is nothing but what is listed: ${all.length > 6 ? `${all.length} choices` : quotedList(all)}`,
            ],
            [`Send ${withArticle(noun)} that is not on the list, past the page`, 'It is refused'],
          ),
        ]),
  ]
}

/** Numbers to choose from: each of them, and one between two of them. */
function numberIdeas(noun: string, { phrases, text, start }: Clause): Idea[] {
  if (phrases.some(({ tag }) => /^(?:MIN|MAX|GT|LT|EQ|X)$/.test(tag))) return []
  const own = phrases.filter(({ tag }) => tag === 'N' || tag === 'O')
  const isList = own
    .slice(1)
    .every(({ start: from }, at) =>
      /^[\s,]*(?:or|and)?[\s,]*$/.test(text.slice((own[at]?.end ?? 0) - start, from - start)),
    )
  const amounts = own.map((phrase) => amountOf(unquoted(phrase.text)))
  if (own.length < 3 || own.length > 12 || !isList || amounts.some((amount) => amount === undefined))
    return []
  const last = own.at(-1)
  const unit =
    phrases.find(({ tag, start: from }) => tag === 'U' && last && from >= last.end && from - last.end <= 1)
      ?.text ?? ''
  const values = amounts.flatMap((amount) => (amount ? [withUnit(amount, unit)] : []))
  const between = amounts
    .flatMap((amount) => (amount ? [withUnit(moved(amount, 1), unit)] : []))
    .find((value) => !values.includes(value))
  return [
    trial(
      `Each ${noun} can be chosen: ${values.slice(0, 5).join(', ')}`,
      'functional',
      'Equivalence Partitioning',
      ...values
        .slice(0, 5)
        .map(
          (value) => [`Choose ${value} as ${noun}, and save`, `After a reload, ${noun} is ${value}`] as const,
        ),
    ),
    ...(between === undefined
      ? []
      : [
          trial(`${withArticle(noun)} of ${between} is refused`, 'boundary', 'Boundary Value Analysis', [
            `Send ${withArticle(noun)} of ${between}, past the page`,
            `It is refused; only ${values.length > 6 ? 'what is listed' : values.join(', ')} can be chosen`,
          ]),
        ]),
  ]
}
