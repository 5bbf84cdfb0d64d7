import { severalWords } from '../../english/number-words.ts'
import { singular } from '../../english/plural.ts'
import { normalise } from '../check-wording.ts'
import { isNoun, roleOfNoun } from '../nouns.ts'
import { literalsIn, readNumber } from '../patterns.ts'
import { restore, tidy } from '../prose.ts'
import type { Check, Target, TypedAction } from '../types.ts'
import { conditionIn } from './condition-words.ts'
import type { Condition, ConditionFact } from './conditions.ts'
import type { FactContext, FactReader } from './readers.ts'
import { readThing } from './thing.ts'

const amount = `(?:\\d{1,2}|${severalWords})`
const several = new RegExp(
  `^(?<how>both|all|every|each|none|neither|no|any)(?: one)?(?: of)?(?: (?:the|these|those|them|its|my|your))?(?: (?<other>other|remaining))?(?: (?<count>${amount}))?(?: (?<other2>other|remaining))?(?: (?<noun>(?!and\\b|or\\b)[a-z][a-z -]*?))?$`,
  'i',
)
const others = /^(?:(?:all )?(?:the )?(?:others|other ones|rest)|(?:the )?other (?<noun>[a-z]+))$/i
const only = /^(?:only|just) (?<name>.+)$/i
const pronoun = /^(?:it|they|this|that|these|those|them)$/i
const bareNoun = /^(?:the|this|that) (?:same )?(?<noun>[a-z]+(?: [a-z]+)?)$/i
const listed =
  /^(?:both |the |all )*(?<noun>[a-z][a-z ]*?),? (?<names>\uE000\d+\uE001(?:,? (?:and )?\uE000\d+\uE001)+),?$/i
// What joins clauses, or speaks of more than how one thing looks, is no subject of a state.
const noSubject =
  /\b(?:is|are|was|were|has|have|does|do|will|should|must|can|which|who|when|if|while|because|until|unless|except|than|or|but|up to|first|only|not|sits|stands|lies|hangs|stays|remains|shows|there)\b|[;:]/i
// What is spoken of where no noun says it.
const usual: Partial<Record<Condition, string>> = {
  struck: 'entry',
  highlighted: 'entry',
  bold: 'entry',
  ticked: 'checkbox',
  expanded: 'expandable',
}
const secretWords = /\b(?:characters?|passwords?|input|letters|entry)\b/i

/** What a clause says, and of which words. */
interface Said {
  is: Condition
  negated: boolean
  fact: string
  context: FactContext
}

/** How things look or stand in everyday words: of one, of several, of what the step was about. */
export const readState: FactReader = (fact, context) => {
  const found = conditionIn(normalise(tidy(fact)))
  if (!found) return undefined
  const said: Said = { is: found.is, negated: found.negated, fact, context }
  const subject = tidy(found.subject).replace(/^(.+\S) (?:both|all|each)$/i, '$1')
  if (said.is === 'masked' && secretWords.test(subject)) return ofSecret(subject, said.negated, context)
  // "None isn't": two denials of all are nothing that people say; of a thing that is called so they are.
  const isNamed = said.negated && /^None$/.test(subject)
  const quantified = isNamed ? undefined : several.exec(subject)?.groups
  if (quantified) return ofSeveral(quantified, said)
  const rest = others.exec(subject)?.groups
  if (rest || /^all (?:the )?others?$/i.test(subject)) return ofOthers(rest?.noun, said)
  const alone = only.exec(subject)?.groups?.name
  if (alone === undefined)
    return ofThese(subject, context)?.map((target) => check(target, { is: said.is }, said.negated))
  const target = readThing(alone, context.prose)
  return target && !said.negated
    ? [check(target, { is: said.is, of: 'only', ...roleIn(alone) }, false)]
    : undefined
}

const check = (target: Target | undefined, condition: ConditionFact, negated: boolean): Check => ({
  kind: 'assert_condition',
  condition,
  ...(target ? { target } : {}),
  ...(negated ? { negated: true } : {}),
})

function ofSeveral(groups: Record<string, string | undefined>, said: Said): Check[] | undefined {
  const { how = '', noun, count, other, other2 } = groups
  const { is, negated, context } = said
  const own = roleOfMembers(noun)
  if (noun !== undefined && own === undefined) return undefined
  if (other ?? other2) return ofOthers(noun, said)
  // A section folds by what stands over it.
  const isFolded = is === 'expanded' && ['region', 'heading', 'group'].includes(own ?? '')
  const role = isFolded ? usual.expanded : (own ?? usual[is])
  const none = /^(?:none|neither|no|any)$/i.test(how)
  // "None … is not so" and "any" need more than one look at them; "all … are not so" may mean that some are.
  if (none ? negated || /^any$/i.test(how) : negated && !isOpposite(said.fact)) return undefined
  const isTwo = /^(?:both|neither)$/i.test(how)
  const isLost = context.subject !== undefined && !isSeveral(context.subject)
  if (isTwo && noun === undefined && isLost) return undefined
  const many = count === undefined ? (isTwo ? 2 : undefined) : readNumber(count)
  const acted = many === undefined && own !== undefined ? [] : actedOn(context.actions, many)
  if (acted.length > 1) return acted.map((target) => check(target, { is }, none || negated))
  const members: ConditionFact = {
    is,
    of: none ? 'none' : 'all',
    ...(many === undefined ? {} : { count: many }),
    ...(role === undefined ? {} : { role }),
  }
  return [check(context.it, members, negated)]
}

function ofOthers(noun: string | undefined, { is, negated, context }: Said): Check[] | undefined {
  const { subject, prose, it } = context
  const role = roleOfMembers(noun)
  const [name] = literalsIn(subject, prose)
  const before = subject?.replace(/^(?:only|just) /i, '')
  const anchor = name === undefined ? ((before ? readThing(before, prose) : undefined) ?? it) : { name }
  if (!anchor) return undefined
  return [check(anchor, { is, of: 'others', ...(role === undefined ? {} : { role }) }, negated)]
}

function ofThese(words: string, context: FactContext): Target[] | undefined {
  const { it, prose, subject: back } = context
  if (words === '' || pronoun.test(words)) {
    if (it && (words === '' || back === undefined)) return [it]
    // "It" is one thing, "they" are several: else nobody is sure what is meant.
    const isOne = /^(?:it|this|that)$/i.test(words)
    if (words === '' || back === undefined || pronoun.test(back) || isOne === isSeveral(back))
      return undefined
    return ofThese(back, context)
  }
  const names = listed.exec(words)?.groups
  if (names) {
    const role = roleOfMembers(names.noun?.replace(/^(?:both|the) /i, ''))
    return literalsIn(names.names, prose).map((name) => ({ ...(role === undefined ? {} : { role }), name }))
  }
  const plain = words.replaceAll(/\uE000\d+\uE001/g, 'x')
  if (noSubject.test(plain) || plain.split(' ').length > 10) return undefined
  const noun = bareNoun.exec(words)?.groups?.noun
  if (noun !== undefined && isNoun(noun)) return meantBy(noun, it)
  // "A and B" may be one name: the page tells, unless quotes do.
  const isList = (words.match(/\uE000\d+\uE001/g) ?? []).length > 1
  const things = (isList ? words.split(/, and |, | and /) : [words]).map((part) => readThing(part, prose))
  return things.every((thing) => thing !== undefined) ? things : undefined
}

// "The row": the one that the step was about, else the only one.
function meantBy(noun: string, it: Target | undefined): Target[] {
  const role = roleOfNoun(noun)
  if (it && (it.role === undefined || it.role === role))
    return [it.role === undefined && role !== undefined ? { ...it, role, or: [it] } : it]
  return [role === undefined ? {} : { role }]
}

const isSeveral = (words: string) => /(?: and |, |^all |^both )/i.test(words)
// "Unticked" and "disabled" are words of their own: all of them are so.
const isOpposite = (fact: string) => !/\b(?:not|no longer|cannot)\b|n['’]t\b/i.test(fact)

/** The role of several things of a noun. */
export function roleOfMembers(noun: string | undefined): string | undefined {
  const words = noun?.trim().toLowerCase() ?? ''
  return roleOfNoun(words) ?? roleOfNoun(singular(words))
}

const roleIn = (words: string): { role?: string } => {
  const last = / ([a-z]+)$/i.exec(words)?.[1] ?? /^(?:the )?([a-z]+) /i.exec(words)?.[1]
  const role = roleOfMembers(last)
  return role === undefined ? {} : { role }
}

/** The several things that the step did the same with; none where these are others than are told. */
function actedOn(actions: readonly TypedAction[], count: number | undefined): Target[] {
  const targets = actions.flatMap((action) =>
    ['check', 'uncheck', 'click', 'select', 'fill'].includes(action.action) &&
    'target' in action &&
    action.target
      ? [action.target]
      : [],
  )
  const kinds = new Set(actions.map(({ action }) => action))
  const distinct = new Set(targets.map((target) => JSON.stringify(target)))
  const fits = kinds.size === 1 && distinct.size === targets.length && targets.length === actions.length
  return fits && (count === undefined || targets.length === count) ? targets : []
}

// "The password "x" is legible": the field shows it.
function ofSecret(subject: string, negated: boolean, { prose }: FactContext): Check[] | undefined {
  const values = literalsIn(subject, prose)
  if (values.length > 1) return undefined
  const name = restore(subject.replaceAll(/\s*\uE000\d+\uE001/g, ''), prose.literals).replace(/^the /i, '')
  const [expected] = values
  return [
    {
      kind: 'assert_condition',
      condition: { is: 'masked' },
      target: { role: 'textbox', name },
      ...(negated ? { negated: true } : {}),
      ...(expected === undefined ? {} : { expected }),
    },
  ]
}
