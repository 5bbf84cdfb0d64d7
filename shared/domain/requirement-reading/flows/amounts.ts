import type { Condition } from '../../requirement-model/index.ts'
import { hasPart } from '../../requirement-model/references.ts'
import type { Clause } from '../grammar/clause.ts'
import { readClauses } from '../grammar/clauses.ts'
import { condition, predicate } from '../grammar/condition.ts'
import { consequences } from '../grammar/effect.ts'
import { wordsOf } from '../grammar/names.ts'
import { allOf } from '../grammar/constraint/said.ts'
import { inputOf, whole } from '../grammar/parser.ts'
import { reference } from '../grammar/reference.ts'
import { isNameable } from '../resolve/naming.ts'
import type { TaggedSentence } from '../sentence.ts'
import { partsOf } from '../tables/parts.ts'
import type { Reference, Token } from '../tokens.ts'
import { openedIn } from './opened.ts'
import type { Scenario, Step } from './steps.ts'

/** One sentence that says with an amount when something is so is a rule, with edges: what is given holds beside its condition. */
export function takeAsRule({ steps }: Scenario, used: Set<string>): boolean {
  const [first] = steps
  const tokens = (first?.statement.sentence as TaggedSentence | undefined)?.tokens ?? []
  if (!first || steps.some(({ statement }) => statement !== first.statement)) return false
  const given = steps.flatMap(({ part, tokens: own }): Condition<Reference>[] =>
    part === 'given' && !isPlace(own) ? [givenIn(own)] : [],
  )
  const clauses = readWhole(tokens, used) ?? entered(steps, used)
  if (!clauses) return false
  first.statement.left = []
  first.statement.clauses = clauses.map((clause) =>
    clause.kind === 'rule' || clause.kind === 'computation'
      ? { ...clause, if: allOf([...given, ...(clause.if ? [clause.if] : [])]) }
      : clause,
  )
  return true
}

/** From "when" on, as any other sentence. */
function readWhole(tokens: readonly Token[], used: Set<string>): Clause[] | undefined {
  const when = tokens.findIndex(({ text }) => text.toLowerCase() === 'when')
  if (when < 0) return undefined
  const read = readClauses(tokens.slice(when))
  const isCompared = (clause: Clause): boolean =>
    clause.kind === 'rule' && clause.if !== undefined && hasPart(clause.if, ({ kind }) => kind === 'compare')
  if (read.left.length > 0 || !read.clauses.some(isCompared)) return undefined
  for (const name of read.used) used.add(name)
  return read.clauses
}

const entering = new Set('enter type choose select pick give fill put set provide request specify'.split(' '))
const handing = /^(?:confirm|submit|save|send|continue|press|click|tap)/i

/** "when I enter an amount under 5 euros, then I see …": what is entered is compared. */
function entered(steps: readonly Step[], used: Set<string>): Clause[] | undefined {
  const when = steps.filter(({ part }) => part === 'when')
  const then = steps.filter(({ part }) => part === 'then')
  const [step] = when
  if (!step || when.length > 1 || then.length !== 1) return undefined
  const verb = step.tokens.findIndex((one) => one.kind === 'word' && entering.has(one.lemma))
  if (verb < 0 || verb > 4) return undefined
  const input = inputOf(step.tokens.slice(verb + 1))
  const whom = reference(input, 0)
  if (!whom || whom.value.kind !== 'named' || !isNameable(whom.value)) return undefined
  const found = predicate(whom.value)(input, whom.end)
  const rest = found && input.tokens.slice(found.end)
  const isHanded =
    rest?.length === 0 || (/^(?:and|,)$/i.test(rest?.[0]?.text ?? '') && handing.test(rest?.[1]?.text ?? ''))
  if (!found || !isHanded || !hasPart(found.value, isAmount)) return undefined
  for (const name of input.used) used.add(name)
  const [seen] = then
  return (
    seen && [{ kind: 'rule', when: [], if: found.value, then: partsOf(seen.tokens, joining).flatMap(seenIn) }]
  )
}

const joining = /^(?:,|and|but)$/i
const isAmount = (one: Condition<Reference>): boolean => one.kind === 'compare' && !isText(one)

function seenIn(part: readonly Token[]): Extract<Clause, { kind: 'rule' }>['then'] {
  const found = whole(consequences, inputOf(part))
  return found?.every(({ kind }) => kind === 'shows') ? found : [{ kind: 'said', text: wordsOf(part) }]
}

/** Where somebody is says nothing of what is so: "I am on the start page". */
const isPlace = (tokens: readonly Token[]): boolean => {
  const said = wordsOf(tokens)
  return openedIn(said) !== undefined || somewhere.test(said)
}
const somewhere = /^(?:i am|we are|the \w+ is) (?:on|at|in) the .*\b(?:page|screen|form|view|dialog|tab)$/i

/** What is given compares, or only words say it. */
function givenIn(tokens: readonly Token[]): Condition<Reference> {
  const found = whole(condition, inputOf(tokens))
  const compares = found && hasPart(found, isAmount)
  return compares ? found : { kind: 'said', text: wordsOf(tokens) }
}

const isText = (one: Extract<Condition<Reference>, { kind: 'compare' }>): boolean =>
  one.right.kind === 'value' && one.right.value.type === 'text'
