import type { Condition, Event, Flow } from '../../requirement-model/index.ts'
import { hasPart } from '../../requirement-model/references.ts'
import { wordsOf } from '../grammar/names.ts'
import { resolverOf } from '../resolve/resolver.ts'
import { spanOf, type Draft, type Statement } from '../resolve/draft.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { actorsIn, isActor } from './actors.ts'
import { subjectOf, toldIn, type Told } from './told.ts'
import { useCasesOf, type Branch, type Item, type UseCase } from './use-case-steps.ts'

/** Longer than any branch: what comes after them is told by itself. */
const mostSentences = 40

interface Reading {
  draft: Draft
  useCase: UseCase
  actors: Set<string>
  /** What each main step tells. */
  main: Told[][]
  given: Condition[]
}

/** The main way of each use case, and one way for each of its branches: its steps up to there, what is then so, and what comes of it. */
export function takeBranching(draft: Draft, statements: readonly Statement[], taken: Set<number>): void {
  const actors = actorsIn(statements)
  for (const useCase of useCasesOf(statements, taken)) {
    draft.memory.subjects = []
    const told = (item: Item): Told[] =>
      item.statements.flatMap((statement) => toldOf(draft, statement, tokensOf(statement), actors))
    const reading: Reading = {
      draft,
      useCase,
      actors,
      main: useCase.main.map(told),
      given: (useCase.labels.get('given') ?? []).map((one): Condition => ({
        kind: 'said',
        text: wordsOf(behindLabel(tokensOf(one))),
      })),
    }
    const ways = [mainWay(reading), ...useCase.branches.flatMap((branch) => branchWays(reading, branch))]
    for (const way of ways) takeWay(draft, way, taken)
  }
}

const tokensOf = (statement: Statement): Token[] => (statement.sentence as TaggedSentence).tokens ?? []

function toldOf(draft: Draft, { sentence }: Statement, all: readonly Token[], actors: ReadonlySet<string>) {
  return toldIn(all, actors, resolverOf(draft.where(sentence, false)))
}

const behindLabel = (tokens: readonly Token[]): Token[] => {
  const colon = tokens.slice(0, 6).findIndex(({ text }) => text === ':')
  return tokens.slice(colon + 1).filter(({ text }, at, all) => text !== '.' || at < all.length - 1)
}

interface Way {
  title: string
  role: Flow['role']
  given: Condition[]
  told: Told[]
  statements: Statement[]
}

function mainWay({ useCase, draft, main, given, actors }: Reading): Way {
  const [trigger] = useCase.labels.get('trigger') ?? []
  const after = useCase.labels.get('after') ?? []
  const own = (one: Statement): Told[] => toldOf(draft, one, behindLabel(tokensOf(one)), actors)
  return {
    title: useCase.title,
    role: 'main',
    given,
    told: [...(trigger ? own(trigger) : []), ...main.flat(), ...after.flatMap(own)],
    statements: [...useCase.labels.values()]
      .flat()
      .concat(useCase.main.flatMap(({ statements }) => statements)),
  }
}

/** A branch is one way; what it tells under a condition of its own is another. */
function branchWays(reading: Reading, branch: Branch): Way[] {
  const { draft, useCase, actors, main } = reading
  const [trigger] = useCase.labels.get('trigger') ?? []
  const start = trigger ? toldOf(draft, trigger, behindLabel(tokensOf(trigger)), actors) : []
  const before = [...start, ...main.slice(0, branch.at - 1).flat()]
  const ways: Way[] = []
  let open: Way = {
    title: branch.title ?? '',
    role: 'alternative',
    given: reading.given,
    told: before,
    statements: [],
  }
  if (branch.title !== undefined) open.given = [...open.given, { kind: 'said', text: branch.title }]
  else {
    // What happens at a step that the system takes comes after what was done before it.
    const [first] = branch.items[0]?.statements ?? []
    if (!first) return []
    const [when, rest] = conditionOf(tokensOf(first), true)
    const taken = taking(reading, open, first, when, rest)
    // What turns out wrong at a step that somebody takes turns out when it has been taken.
    const own = taken.given === reading.given ? [] : leading(main[branch.at - 1] ?? [])
    open = own.length > 0 ? taking(reading, { ...open, told: [...before, ...own] }, first, when, rest) : taken
  }
  ways.push(open)
  const sentences = branch.items.flatMap((item) => item.statements).slice(branch.title === undefined ? 1 : 0)
  for (const { statement, tokens } of sentences.slice(0, mostSentences).flatMap(piecesOf)) {
    // An amount that decides is a rule of its own, with its edges.
    if (isRule(statement)) continue
    const [when, rest] = conditionOf(tokens, false)
    if (when.length > 0) {
      const done = open.told.filter(({ is }) => is === 'event')
      const base = {
        ...open,
        told:
          open.told.length > before.length
            ? [...before, ...done.slice(before.filter(({ is }) => is === 'event').length)]
            : before,
      }
      ways.push(taking(reading, { ...base, statements: [...open.statements] }, statement, when, rest))
      continue
    }
    open.statements = [...open.statements, statement]
    open.told = [...open.told, ...toldOf(draft, statement, rest, actors)]
  }
  return ways.map((way) => ({ ...way, told: goneOn(way.told, main, branch.at) }))
}

const leading = (told: readonly Told[]): Told[] => {
  const end = told.findIndex(({ is }) => is !== 'event')
  return told.slice(0, end < 0 ? told.length : end)
}

/** What a way is taken at: somebody does something, or something is so; and what comes of it. */
function taking(
  { draft, actors }: Reading,
  way: Way,
  statement: Statement,
  when: Token[],
  rest: Token[],
): Way {
  const title = wordsOf(when)
  const isDone = isActor(subjectOf(when, actors), actors)
  const events: Told[] = isDone ? toldOf(draft, statement, when, actors) : []
  const isEvent = events.length > 0 && events.every(({ is }) => is === 'event')
  return {
    ...way,
    title: way.title === '' ? title : `${way.title}, ${title}`,
    given: isEvent ? way.given : [...way.given, { kind: 'said', text: title }],
    told: [...way.told, ...(isEvent ? events : []), ...toldOf(draft, statement, rest, actors)],
    statements: [...way.statements, statement],
  }
}

/** "The code is wrong: …", "If the code is wrong, …": when, and what comes of it. The first sentence of a branch without either only tells when. */
function conditionOf(tokens: readonly Token[], isFirst: boolean): [Token[], Token[]] {
  const kept = tokens.filter(({ text }, at) => text !== '.' || at < tokens.length - 1)
  const opens = /^(?:if|when|whenever|once|after|on|upon|in case)$/i.test(kept[0]?.text ?? '')
  const colon = kept.findIndex(({ text }, at) => text === ':' && at > 0)
  const comma = opens ? kept.findIndex(({ text }) => text === ',') : -1
  const at = colon > 0 ? colon : comma > 0 ? comma : -1
  const subject = opens && at < 0 ? clauseAt(kept) : undefined
  if (subject !== undefined) return [kept.slice(0, subject), kept.slice(subject)]
  const from = opens && !/^(?:on|upon|after|once)$/i.test(kept[0]?.text ?? '') ? 1 : 0
  if (at > 0) return [kept.slice(from, at), kept.slice(at + 1)]
  return isFirst ? [kept.slice(from), []] : [[], kept]
}

/** "On the third attempt the terminal shows …": where the next thing with a verb begins. */
function clauseAt(tokens: readonly Token[]): number | undefined {
  for (let at = 2; at < Math.min(tokens.length - 2, 14); at += 1) {
    const head = tokens.slice(at, at + 5)
    if (/^(?:the|an?|it)$/i.test(head[0]?.text ?? '') && (subjectOf(head)?.length ?? 9) < 4) return at
  }
  return undefined
}

/** "On Yes the door opens, on No the parcel is returned": each by itself. */
function piecesOf(statement: Statement): { statement: Statement; tokens: Token[] }[] {
  const tokens = tokensOf(statement)
  const first = tokens[0]?.text.toLowerCase() ?? ''
  if (!/^(?:on|upon|if|with)$/.test(first)) return [{ statement, tokens }]
  const starts = tokens.flatMap(({ text }, at) =>
    at > 1 && text.toLowerCase() === first && /^[,;]$|^and$/i.test(tokens[at - 1]?.text ?? '') ? [at] : [],
  )
  return [0, ...starts].map((from, index, all) => {
    const to = all[index + 1]
    return { statement, tokens: tokens.slice(from, to === undefined ? undefined : to - 1) }
  })
}

const isRule = ({ clauses, left }: Statement): boolean =>
  left.length === 0 &&
  clauses.some(
    (clause) =>
      clause.kind === 'rule' &&
      clause.if !== undefined &&
      hasPart(clause.if, ({ kind }) => kind === 'compare'),
  )

/** "Continue with step 4": from there on it goes as in the main way. */
function goneOn(told: readonly Told[], main: readonly Told[][], at: number): Told[] {
  return told.flatMap((one): Told[] =>
    one.is === 'goes-on' ? (one.step >= at ? main.slice(one.step - 1).flat() : []) : [one],
  )
}

function takeWay(draft: Draft, { title, role, given, told, statements }: Way, taken: Set<number>): void {
  const steps: Flow['steps'] = []
  for (const one of told) {
    const last = steps.at(-1)
    if (one.is === 'event') {
      if (last && last.effects.length === 0) last.events.push(one.event)
      else steps.push({ events: [one.event], effects: [] })
    } else if (one.is === 'effects') {
      if (last) last.effects.push(...one.effects)
      else steps.push({ events: [], effects: [...one.effects] })
    }
  }
  const isDone = steps.some(({ events }) => events.length > 0)
  const own = isDone ? given : given.slice(0, -1)
  const first: Event | undefined = isDone ? undefined : doneBy(given.at(-1))
  if (first) steps.unshift({ events: [first], effects: steps.shift()?.effects ?? [] })
  if (steps.every(({ effects }) => effects.length === 0) || steps.every(({ events }) => events.length === 0))
    return
  draft.flows.push({
    id: `f${draft.flows.length + 1}`,
    scope: '',
    title,
    role,
    given: own,
    steps,
    from: statements.map(({ sentence }) => spanOf(sentence)),
  })
  for (const statement of statements) {
    taken.add(statement.sentence.number)
    statement.clauses = []
    statement.left = []
    statement.part = true
  }
}

const doneBy = (one: Condition | undefined): Event | undefined =>
  one?.kind === 'said' ? { action: 'do', name: one.text } : undefined
