import { uncapital } from '../../../english/capital.ts'
import type { Token } from '../../tokens.ts'
import { isNoun } from '../deed/nouns.ts'
import { wordsOf } from '../names.ts'
import { capitalsIn } from './names.ts'
import { clean, isThing, actorOf, namesIn } from './objects.ts'
import { wordOf } from './tokens.ts'
import { type Verbs, baseOf } from './verbs.ts'
import { entering, happening, reaching, staying } from './words.ts'

/** What is done, in the words of the text. */
export interface Deed {
  /** In its base form; of what only happens, the first word. */
  verb: string
  name: string
  actor?: string
  /** The quoted name of what does it. */
  control?: string
  /** Nobody does it: "the certificate expires". */
  happens?: true
  /** It is done to the thing that the text is about. */
  isOfThing: boolean
  /** Names of what is entered for it. */
  entries: string[]
  /** The name of what it looks at: "The log counts Days on hire". */
  measures?: string
}

export const ofControl = (control: string, actor: string | undefined): Deed => ({
  verb: control.toLowerCase(),
  name: control.toLowerCase(),
  control,
  ...(actor ? { actor } : {}),
  isOfThing: true,
  entries: [],
})

/** "Filling a Full cylinder", "the hire", "withdrawing": a deed as a noun. */
export function nominal(
  tokens: readonly Token[],
  things: ReadonlySet<string>,
  gerund: number | undefined,
  control: string | undefined,
): { deed?: Deed } {
  if (control) return { deed: ofControl(control, undefined) }
  const at = gerund ?? tokens.findIndex((token) => token.kind === 'word' && token.gerund === true)
  if (at >= 0) {
    const verb = baseOf(tokens[at])
    return { deed: made(verb, tokens.slice(at + 1), undefined, things) }
  }
  const noun = tokens.findLast(
    (token) => token.kind === 'word' && !token.state && token.classes.includes('noun'),
  )
  if (noun?.kind !== 'word' || things.has(noun.lemma) || !noun.classes.includes('verb')) return {}
  return { deed: { verb: noun.lemma, name: noun.lemma, isOfThing: true, entries: [] } }
}

export function deedAt(
  tokens: readonly Token[],
  { main, isPassive, isModal }: Verbs,
  verb: string,
  subject: readonly Token[],
  things: ReadonlySet<string>,
): Deed | undefined {
  const rest = tokens.slice(main + 1)
  if (isPassive) {
    const by = rest.findIndex((token) => wordOf(token) === 'by')
    const actor = by >= 0 ? actorOf(rest.slice(by + 1), things) : undefined
    if (isThing(subject, things) || subject.length === 0) return made(verb, rest, actor, things, true)
    const [first = '', ...words] = wordsOf(subject).split(' ')
    const own = { verb, isOfThing: false, entries: [] }
    // "The sails can be changed" is what somebody does.
    if (isModal) return { ...own, name: [verb, first.toLowerCase(), ...words].join(' ') }
    return { ...own, name: wordsOf(tokens).toLowerCase(), happens: true }
  }
  if (isThing(subject, things) && !subject.some((token) => isPerson(token, verb))) {
    if (/^(?:become|stay|remain|turn|change|get|keep|be|have|need)$/.test(verb)) return undefined
    const thing = subject.findLast((token) => token.kind === 'word' && things.has(token.lemma))
    const name = `the ${thing?.text ?? [...things][0] ?? 'thing'} ${wordsOf(clean(tokens.slice(main), things).slice(0, 6))}`
    return { verb, name, happens: true, isOfThing: true, entries: [] }
  }
  const actor = actorOf(subject, things)
  // "The certificate expires" is nobody's deed.
  const isBare =
    rest.every((token) => token.kind !== 'word' || token.classes[0] === 'adverb') ||
    (rest[0]?.kind === 'word' && rest[0].classes[0] === 'preposition')
  if (
    actor !== undefined &&
    isBare &&
    happening.has(verb) &&
    !isNoun('person', actor.split(' ').at(-1) ?? '')
  )
    return happened(tokens)
  return made(verb, rest, actor, things)
}

/** "They decline" tells of people; "they lapse" does not. */
const isPerson = (token: Token, verb: string): boolean =>
  /^(?:who|i|we|you|he|she|one|anybody|somebody)$/.test(wordOf(token)) ||
  (wordOf(token) === 'they' && !happening.has(verb) && !reaching.has(verb) && !staying.has(verb))

export function made(
  verb: string,
  rest: readonly Token[],
  actor: string | undefined,
  things: ReadonlySet<string>,
  isPassive = false,
): Deed {
  const entries = entering.has(verb) && !isPassive ? namesIn(rest, things) : []
  const kept = clean(rest, things).slice(0, 7)
  const name = [verb, ...(kept.length > 0 ? [wordsOf(kept)] : [])].join(' ')
  const measures = capitalsIn(rest, true)
  return {
    verb,
    name,
    ...(actor ? { actor } : {}),
    isOfThing: isPassive || isThing(rest, things),
    entries,
    ...(measures ? { measures } : {}),
  }
}

/** What nobody does, in its words. */
export const happened = (tokens: readonly Token[]): Deed => ({
  verb: wordOf(tokens[0]),
  name: sayable(tokens),
  happens: true,
  isOfThing: false,
  entries: [],
})

function sayable(tokens: readonly Token[]): string {
  const [first, ...rest] = tokens
  const text = wordsOf(tokens)
  return first && (first.kind === 'number' || (first.kind === 'word' && !first.state)) && rest.length > 0
    ? uncapital(text)
    : text
}
