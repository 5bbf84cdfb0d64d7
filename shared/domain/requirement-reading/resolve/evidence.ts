import { asks } from '../../requirement-model/asks.ts'
import { hasPart, referencesOfCondition } from '../../requirement-model/references.ts'
import type { Condition, Id, Rule, Subject } from '../../requirement-model/index.ts'
import type { TaggedSentence } from '../sentence.ts'
import type { Draft, Statement } from './draft.ts'
import { Mentions } from './mentions.ts'
import { keyOf } from './naming.ts'

/** A sentence that limits something of which nothing tells that anybody enters it. */
interface Unevidenced {
  sentence: number
  about: string
}

/**
 * Only what the page has or the text declares as an entry becomes an input: what has a control, stands in a table, is a term in quotes or emphasis, or is said to be entered. A limit
 * and a message about it declare nothing: what comes out of the system has limits, too. What nobody enters is a fact where something follows of it. A long
 * text in which nothing is pressed, shown, entered or counted in characters anywhere tells of data, and of no page.
 */
export function withoutEvidence(draft: Draft, statements: readonly Statement[], text: string): Unevidenced[] {
  const sentences = statements.map(({ sentence }) => sentence as TaggedSentence)
  const { vocabulary } = draft
  const mentions = new Mentions(sentences, vocabulary.subjects, text)
  const rules = new Map<Id, Rule[]>()
  for (const rule of draft.rules)
    for (const id of referencesIn(rule)) rules.set(id, [...(rules.get(id) ?? []), rule])
  const limits = (one: Subject): Rule[] => rules.get(one.id) ?? []
  const free = vocabulary.subjects.filter(({ kind }) => kind !== 'state' && kind !== 'list')
  const acting = free.filter(
    (one) => !vocabulary.controlOf(one.id) && (mentions.acts(one) || mentions.isHalf(one)),
  )
  const values = free.filter((one) => one.given !== true && !acting.includes(one))
  const agreed = values.filter(({ id, kind }) => kind === 'boolean' && draft.ofPeople.has(id))
  // What an order comes to nobody enters.
  const isUsed = (one: Subject): boolean => draft.tried.has(keyOf(one.name)) && !mentions.inTable(one)
  const isPage =
    sentences.length <= fewSentences ||
    draft.isField !== undefined ||
    hasPage(draft) ||
    mentions.isTyped() ||
    free.some((one) => limits(one).some((rule) => isLength(rule, one.id)))
  const sure = values.filter(
    (one) =>
      vocabulary.controlOf(one.id) !== undefined ||
      isOnPage(draft, one) ||
      (isPage && !isUsed(one) && isEntered(one, limits(one), mentions)),
  )
  for (const one of values) if (one.open && limits(one).some(isFormat)) delete one.open
  const entered = new Set([...sure, ...agreed])
  const open = values.filter((one) => !entered.has(one))
  for (const subject of open) subject.given = true
  const untried = open.filter(({ id, name }) => !draft.ofPeople.has(id) && !draft.tried.has(keyOf(name)))
  return forgetLimits(draft, untried, acting)
}

/** Whether it is called as a field of the page. */
export const isOnPage = ({ isField }: Draft, { name, aliases }: Subject): boolean =>
  isField !== undefined && [name, ...aliases].some(isField)

/** So many say too little to tell what they are about. */
const fewSentences = 10

/** Whether anything is pressed, done or shown. */
const hasPage = ({ vocabulary, rules, flows }: Draft): boolean =>
  vocabulary.controls.length + flows.length > 0 ||
  rules.some(
    ({ when, then }) =>
      (when !== undefined && when.action !== 'do') || then.some(({ kind }) => kind === 'shows'),
  )

const referencesIn = ({ if: given }: Rule): Id[] => [...new Set(given ? referencesOfCondition(given) : [])]

function isEntered(subject: Subject, rules: readonly Rule[], mentions: Mentions): boolean {
  return (
    mentions.inTable(subject) ||
    mentions.isEntered(subject) ||
    (mentions.isEmphasised(subject) && !isOnlyTaken(rules))
  )
}

/** That something "is unique" is said of things, too. */
const isOnlyTaken = (rules: readonly Rule[]): boolean =>
  rules.length > 0 && rules.every(({ if: given }) => given?.kind === 'repeats')

const isFormat = ({ if: given }: Rule): boolean =>
  given !== undefined && hasPart(given, ({ kind }) => ['pattern', 'characters', 'form'].includes(kind))

const isLength = ({ kind, if: given }: Rule, id: Id): boolean =>
  kind === 'constraint' &&
  given !== undefined &&
  hasPart(given, (part) => part.kind === 'compare' && isOfWriting(part, id))

function isOfWriting(one: Condition, id: Id): boolean {
  if (one.kind === 'compare')
    return one.left.kind === 'length' && one.left.of.kind === 'subject' && one.left.of.subject === id
  return ['pattern', 'characters', 'blank', 'form', 'empty'].includes(one.kind) && 'subject' in one && one.subject === id // prettier-ignore
}

/** Limits of nothing but what nobody enters, amounts of it of which only words tell what follows, and whatever asks for a value of somebody who acts. */
function forgetLimits(draft: Draft, open: readonly Subject[], acting: readonly Subject[]): Unevidenced[] {
  const [facts, actors] = [open, acting].map((all) => new Set(all.map(({ id }) => id)))
  const amounts = new Set(open.flatMap(({ id, kind }) => (kind === 'number' ? [id] : [])))
  const isLost = (rule: Rule): boolean => {
    const about = referencesIn(rule)
    const isLimit = rule.kind === 'constraint' && about.length > 0
    const isTold = rule.kind === 'reaction' && rule.then.every(({ kind }) => kind === 'said')
    if (isTold && about.some((id) => amounts.has(id))) return true
    return (isLimit && about.every((id) => facts?.has(id))) || about.some((id) => actors?.has(id))
  }
  const lost = draft.rules.filter(isLost)
  const kept = draft.rules.filter((rule) => !isLost(rule))
  draft.rules.splice(0, draft.rules.length, ...kept)
  // A message that answers other limits as well is understood without this one.
  const resting = new Set(kept.flatMap(({ from }) => from.map(({ sentence }) => sentence)))
  const nameOf = (id: Id): string => draft.vocabulary.subjects.find((one) => one.id === id)?.name ?? ''
  return lost.flatMap((rule) => {
    const about = asks.entered(referencesIn(rule).map(nameOf).join(', '))
    return rule.from.flatMap(({ sentence }) => (resting.has(sentence) ? [] : [{ sentence, about }]))
  })
}
