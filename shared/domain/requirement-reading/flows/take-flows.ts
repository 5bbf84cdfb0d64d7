import type { Condition, Effect, Event, Event as EventOf, Flow } from '../../requirement-model/index.ts'
import { condition } from '../grammar/condition.ts'
import { consequences, effects } from '../grammar/effect.ts'
import { event } from '../grammar/event.ts'
import { wordsOf } from '../grammar/names.ts'
import { inputOf, listOf, whole, words, type Parser } from '../grammar/parser.ts'
import { mapCondition, mapEffect, mapEvent, Unresolved } from '../resolve/mapping.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { partsOf } from '../tables/parts.ts'
import { deedIn } from './deeds.ts'
import { openedIn, wayTo, type KnownPages } from './opened.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Reference, Token } from '../tokens.ts'
import { spanOf, type Draft, type Statement } from '../resolve/draft.ts'
import { takeAsRule } from './amounts.ts'
import { scenariosOf, type Scenario, type Step } from './steps.ts'

/** Sentences that are steps of a scenario; their numbers, so that nothing else reads them. */
export function takeFlows(draft: Draft, statements: readonly Statement[], used: Set<string>): Set<number> {
  const taken = new Set<number>()
  for (const scenario of scenariosOf(statements)) {
    if (takeAsRule(scenario, used)) continue
    for (const { statement } of scenario.steps) {
      taken.add(statement.sentence.number)
      statement.left = []
      statement.clauses = []
    }
    const flow = flowOf(draft, scenario, used)
    if (flow) draft.flows.push(flow)
    leaveOpen(statements, scenario, taken)
    for (const { statement, tokens } of scenario.steps) {
      if (flow) statement.part = true
      else if (statement.left.length === 0 && statement.unknown.length === 0) statement.left = tokens
    }
  }
  return taken
}

/** "Otherwise …" behind a scenario answers what no scenario said, and no limit that stands before them. */
function leaveOpen(statements: readonly Statement[], { steps }: Scenario, taken: Set<number>): void {
  const last = steps.at(-1)?.statement.sentence.number
  const next = last === undefined ? undefined : statements[last + 1]
  const tokens = next && (next.sentence as TaggedSentence).tokens
  if (!next || !tokens || !/^(?:otherwise|else)$/i.test(tokens[0]?.text ?? '')) return
  next.clauses = []
  next.left = [...tokens]
  taken.add(next.sentence.number)
}

function flowOf(draft: Draft, scenario: Scenario, used: Set<string>): Flow | undefined {
  const flow: Flow = {
    id: `f${draft.flows.length + 1}`,
    scope: '',
    title: scenario.title,
    role: 'example',
    given: [],
    steps: [],
    from: [],
  }
  draft.memory.subjects = []
  let isRead = true
  for (const step of scenario.steps) {
    const span = spanOf(step.statement.sentence)
    if (!flow.from.some(({ start }) => start === span.start)) flow.from.push(span)
    try {
      if (!takeStep(draft, flow, step, used) && !takeWords(draft, flow, step)) {
        step.statement.left = [...step.statement.left, ...step.tokens]
        isRead = false
      }
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error
      if (takeWords(draft, flow, step)) continue
      step.statement.unknown.push(error.words)
      isRead = false
    }
  }
  return isRead && flow.steps.some(({ effects }) => effects.length > 0) ? flow : undefined
}

/** "The balance should still be 20" is what is seen: it is 20 still. */
function asFact(tokens: readonly Token[]): Token[] {
  const modal = tokens.findIndex(({ text }) => /^(?:should|shall|will|must)$/i.test(text))
  const be = tokens[modal + 1]?.text === 'still' ? modal + 2 : modal + 1
  return modal < 0 || tokens[be]?.text !== 'be'
    ? [...tokens]
    : tokens.flatMap((token, at) => (at === modal ? [] : at === be ? [{ ...token, text: 'is' }] : [token]))
}

function takeStep(draft: Draft, flow: Flow, { part, tokens, statement }: Step, used: Set<string>): boolean {
  const to = resolverOf(draft.where(statement.sentence))
  const read = <T>(parser: Parser<T>): T | undefined => {
    const input = inputOf(tokens)
    const found = whole(parser, input)
    if (found !== undefined) for (const name of input.used) used.add(name)
    return found
  }
  if (part === 'given') return takeOpened(flow, tokens, draft.pages) || takeGiven(flow, read, to)
  if (part === 'when') {
    const events = read(event)
    if (!events || events.some(isDoneTo)) return false
    addEvents(
      flow,
      events.map((one) => holding(draft, eventIn(one, to), statement)),
    )
    return true
  }
  const then = whole(consequences, inputOf(asFact(tokens))) ?? read(consequences)
  const last = flow.steps.at(-1)
  // "the price goes back to the account" sets no price.
  const isMoved = then?.some((one) => one.kind === 'set' && one.to.kind === 'subject')
  const isJudged = then?.some(({ kind }) => unseen.has(kind)) && tokens[0]?.text.toLowerCase() !== 'it'
  if (!then || !last || isMoved || isJudged) return false
  last.effects.push(...then.map((one): Effect => mapEffect(one, to)))
  return true
}

const entering = new Set<Event['action']>(['enter', 'clear', 'choose'])

/** What something is entered into holds it. */
function holding({ vocabulary }: Draft, one: Event, { sentence }: Statement): Event {
  const control = vocabulary.controls.find(({ id }) => id === one.target)
  if (control && entering.has(one.action))
    control.subject ??= vocabulary.declare(control.name, spanOf(sentence)).id
  return one
}

function addEvents(flow: Flow, events: Event[]): void {
  const last = flow.steps.at(-1)
  if (last && last.effects.length === 0) last.events.push(...events)
  else flow.steps.push({ events, effects: [] })
}

/** Where a scenario begins. Of a page that the text tells no way to somebody has to see to it that it is open. */
function takeOpened(flow: Flow, tokens: readonly Token[], pages: KnownPages): boolean {
  const said = wordsOf(tokens)
  if (/^the page is (?:open|opened|loaded|shown|displayed)$/i.test(said)) return true
  const named = openedIn(said)
  if (named === undefined || flow.steps.length > 0) return false
  const way = wayTo(named, pages)
  if (way === undefined) flow.given.push({ kind: 'said', text: said.replace(/^I am /, 'the user is ') })
  else if (way !== 'here') flow.steps.push({ events: [{ action: 'open', name: way.address }], effects: [] })
  return true
}

const conditions = listOf(condition, words('and', ', and'))

function takeGiven(
  flow: Flow,
  read: <T>(parser: Parser<T>) => T | undefined,
  to: ReturnType<typeof resolverOf>,
): boolean {
  const given = read(conditions)
  // What a thing contains or has is nothing that somebody enters.
  if (given?.some((one) => one.kind === 'pattern' || (one.kind === 'compare' && one.left.kind === 'count'))) return false // prettier-ignore
  if (given) {
    flow.given.push(...given.map((one): Condition => mapCondition(one, to)))
    return true
  }
  const events = read(event)
  if (events) {
    flow.steps.push({ events: events.map((one): Event => mapEvent(one, to)), effects: [] })
    return true
  }
  const found = read(effects)?.map((one) => mapEffect(one, to))
  if (!found?.every(({ kind }) => kind === 'set')) return false
  for (const one of found) {
    if (one.kind === 'set')
      flow.given.push({
        kind: 'compare',
        left: { kind: 'subject', subject: one.subject },
        operator: '=',
        right: one.to,
      })
  }
  return true
}

/** What no rule can tell is kept in its own words: somebody has to see to it. */
function takeWords(draft: Draft, flow: Flow, { part, tokens, statement }: Step): boolean {
  if (part === 'given')
    flow.given.push({ kind: 'said', text: wordsOf(tokens).replace(/^I am /, 'the user is ') })
  // What a list or a table below goes on with is not said.
  else if (/:\W*$/.test(statement.sentence.text)) return false
  else if (/^(?:it|they|this|these|that)$/i.test(tokens[0]?.text ?? '')) return false
  else if (part === 'when') addEvents(flow, [deedIn(tokens) ?? { action: 'do', name: wordsOf(tokens) }])
  else {
    const last = flow.steps.at(-1)
    if (!last) return false
    last.effects.push(...seenIn(tokens, resolverOf(draft.where(statement.sentence))))
  }
  return true
}

/** What is seen, part by part: each as an effect, or in its own words. */
function seenIn(tokens: readonly Token[], to: ReturnType<typeof resolverOf>): Effect[] {
  const parts = partsOf(tokens, joining)
  return parts.flatMap((part): Effect[] => {
    const said: Effect[] = [{ kind: 'said', text: wordsOf(part) }]
    try {
      const found = whole(consequences, inputOf(part))
      return found &&
        !found.some(({ kind, ...one }) => unseen.has(kind) || ('to' in one && isReference(one.to)))
        ? found.map((one) => mapEffect(one, to))
        : said
    } catch (error) {
      if (error instanceof Unresolved) return said
      throw error
    }
  })
}

const isReference = (to: unknown): boolean =>
  typeof to === 'object' && to !== null && 'kind' in to && to.kind === 'subject'

const joining = /^(?:,|and|but)$/i
/** Of these only the rules of a text can tell whether they are so. */
const unseen = new Set<Effect['kind']>(['refused', 'accepted', 'unchanged', 'said'])

/** "I remove "Blue mug" from the cart": what is quoted is no control. */
const isDoneTo = ({ action, target }: EventOf<Reference>): boolean =>
  action === 'do' && target?.kind === 'named' && target.quoted

/** What somebody does with a thing that nothing else speaks of is told in its own words. */
function eventIn(one: EventOf<Reference>, to: ReturnType<typeof resolverOf>): Event {
  const { target, value: _value, ...rest } = one
  if (one.action !== 'do' || !target) return mapEvent(one, to)
  try {
    return mapEvent(one, to)
  } catch (error) {
    if (!(error instanceof Unresolved)) throw error
    const words = target.kind === 'named' ? ` ${target.words}` : ''
    return { ...rest, name: `${rest.name ?? ''}${words}` }
  }
}
