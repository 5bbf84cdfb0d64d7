import type { Effect, Event } from '../../requirement-model/index.ts'
import { consequences } from '../grammar/effect.ts'
import { event } from '../grammar/event.ts'
import { isNoun } from '../grammar/deed/nouns.ts'
import { wordsOf } from '../grammar/names.ts'
import { inputOf, whole, type Parser } from '../grammar/parser.ts'
import { mapEffect, mapEvent, Unresolved, type Resolver } from '../resolve/mapping.ts'
import type { Token } from '../tokens.ts'
import { isActor } from './actors.ts'

/** One thing that is told: somebody does something, something is then so, or where it goes on. */
export type Told =
  | { is: 'event'; event: Event }
  | { is: 'effects'; effects: Effect[] }
  | { is: 'goes-on'; step: number }
  | { is: 'ends' }

const ending =
  /\b(?:(?:use case|scenario|flow) (?:ends?|terminates?|stops?)|end of (?:the )?use case|(?:returns?|goes? back|go back|back) to step)\b/i
const going = /\b(?:continues?|resumes?|proceeds?|goes? on|rejoins?)\b.*?\bsteps? (\d{1,2})\b/i
/** What nobody sees. */
const inner = new Set(
  'verify check validate look search compute calculate determine wait process evaluate examine identify authenticate recognise recognize note notice'.split(
    ' ',
  ),
)
/** Of these only the rules of a text can tell whether they are so. */
const unseen = new Set<Effect['kind']>(['refused', 'accepted', 'unchanged', 'said'])

/** What a sentence of a use case tells, part by part: what a grammar reads, else in its own words. */
export function toldIn(tokens: readonly Token[], actors: ReadonlySet<string>, to: Resolver): Told[] {
  const on = going.exec(wordsOf(tokens))?.[1]
  if (on !== undefined && tokens.length < 14) return [{ is: 'goes-on', step: Number(on) }]
  return partsOf(tokens, actors).flatMap((part): Told[] => toldBy(part, actors, to))
}

/** Parts with a verb each; a part that begins with its verb has the subject of the one before. */
function partsOf(tokens: readonly Token[], actors: ReadonlySet<string>): Token[][] {
  const parts: Token[][] = []
  let subject: Token[] = []
  let open: Token[] = []
  const close = (): void => {
    if (open.length > 0) parts.push(open)
    open = []
  }
  for (let at = 0; at < tokens.length; at += 1) {
    const own = tokens[at] as Token
    if (own.text === '.' && at === tokens.length - 1) break
    const from = linkEnd(tokens, at)
    if (from === undefined) {
      open.push(own)
      continue
    }
    const rest = tokens.slice(from, from + 8)
    const verb = verbAt(rest)
    const isRelative = /^(?:which|that|who|whose|where)$/i.test(rest[0]?.text ?? '')
    if (isRelative || (own.text !== ';' && verb === undefined)) {
      open.push(own)
      continue
    }
    subject = subjectOf(open, actors) ?? subject
    close()
    if (verb === 0) open.push(...subject)
    at = from - 1
  }
  close()
  return parts
}

function linkEnd(tokens: readonly Token[], at: number): number | undefined {
  let end = at
  while (/^(?:[,;]|and|but|then)$/i.test(tokens[end]?.text ?? '') && tokens[end]?.kind !== 'quoted') end += 1
  return end > at ? end : undefined
}

const isVerb = (one: Token | undefined): boolean =>
  one?.kind === 'word' &&
  !one.gerund &&
  (one.classes[0] === 'auxiliary' ||
    one.classes[0] === 'verb' ||
    (one.classes.includes('verb') && one.text !== one.lemma && !one.participle))

/** Where the verb stands: at once, or behind a noun phrase; undefined where there is none before the next mark. */
function verbAt(tokens: readonly Token[]): number | undefined {
  const mark = tokens.findIndex((one) => one.kind === 'mark' && one.text !== '-')
  const end = mark < 0 ? tokens.length : mark
  for (let at = 0; at < end; at += 1) {
    const own = tokens[at]
    if (at > 0 && own?.kind === 'word' && /^(?:and|or|to|of|that|which|who)$/i.test(own.text))
      return undefined
    if (isVerb(own)) return at
  }
  return undefined
}

/** The words before the verb; behind somebody stands a verb, whatever else its word may be ("the recipient types"). */
export function subjectOf(tokens: readonly Token[], actors?: ReadonlySet<string>): Token[] | undefined {
  const person = tokens
    .slice(0, 4)
    .findIndex(({ text }) => isNoun('person', text) || (actors?.has(text.toLowerCase()) ?? false))
  const isNext = person >= 0 && /^\p{L}+[^s\W]s$|^\p{L}+sses$/u.test(tokens[person + 1]?.text ?? '')
  const verb = isNext ? person + 1 : tokens.findIndex((own, at) => at > 0 && isVerb(own))
  return verb > 0 && verb < 7 ? tokens.slice(0, verb) : undefined
}

function toldBy(part: readonly Token[], actors: ReadonlySet<string>, to: Resolver): Told[] {
  if (ending.test(wordsOf(part))) return [{ is: 'ends' }]
  const subject = subjectOf(part, actors)
  if (isActor(subject, actors) && subject) {
    const read = resolved(event, part, (one) => mapEvent(one, to))
    if (read) return read.map((one): Told => ({ is: 'event', event: one }))
    const verb = part[subject.length]
    if (verb?.kind !== 'word' || verb.classes[0] === 'auxiliary') return [said(part)]
    const name = [verb.lemma, wordsOf(part.slice(subject.length + 1))].join(' ').trim()
    const actor = wordsOf(subject)
      .toLowerCase()
      .replace(/^(?:the|an?) /, '')
    return [
      { is: 'event', event: { action: 'do', name, ...(/^(?:i|we|users?)$/.test(actor) ? {} : { actor }) } },
    ]
  }
  const verb = part[subject?.length ?? 0]
  if (verb?.kind === 'word' && inner.has(verb.lemma) && !part.some(({ kind }) => kind === 'quoted')) return []
  const read = resolved(consequences, part, (one) => mapEffect(one, to))
  return [read && !read.some(({ kind }) => unseen.has(kind)) ? { is: 'effects', effects: read } : said(part)]
}

function resolved<T, U>(parser: Parser<T[]>, part: readonly Token[], map: (one: T) => U): U[] | undefined {
  try {
    return whole(parser, inputOf(part))?.map(map)
  } catch (error) {
    if (error instanceof Unresolved) return undefined
    throw error
  }
}

/** A text that is quoted behind a verb of showing is seen; all else stays in its words. */
function said(part: readonly Token[]): Told {
  const quoted = part.filter(({ kind }) => kind === 'quoted')
  const verb = part[subjectOf(part)?.length ?? 0]
  const isShown =
    verb?.kind === 'word' &&
    /^(?:show|display|say|ask|read|announce|tell|print|answer|report|prompt|reply|warn|inform)$/.test(
      verb.lemma,
    )
  const [text] = quoted
  return {
    is: 'effects',
    effects:
      isShown && quoted.length === 1 && text?.kind === 'quoted'
        ? [{ kind: 'shows', text: [text.value], as: 'text' }]
        : [{ kind: 'said', text: wordsOf(part) }],
  }
}
