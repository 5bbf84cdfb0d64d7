import type { Condition, Effect, Id, Rule, Span } from '../../requirement-model/index.ts'
import { referencesOfCondition } from '../../requirement-model/references.ts'
import { meet } from '../../requirement-model/scopes.ts'
import { both, negated } from './conditions.ts'
import type { Answer, Draft } from './draft.ts'
import { addSpan } from './vocabulary.ts'

/** "An entry is not valid", "one of the limits is not kept": whatever breaks them. */
export function isBreach(one: Condition): boolean {
  return (one.kind === 'not' && one.of.kind === 'valid') || isOutside(one)
}

/** Of the limits only the bounds are meant: "outside the range". */
export function isOutside(one: Condition): boolean {
  const [part, ...others] = one.kind === 'any' ? one.of : []
  return part !== undefined && others.length === 0 && isBreach(part)
}

export function isVerdictOnly(then: readonly Effect[]): boolean {
  return (
    then.length > 0 &&
    then.every(
      ({ kind }) => kind === 'shows' || kind === 'refused' || kind === 'unchanged' || kind === 'said',
    )
  )
}

/** "Otherwise …": the message of the limits before it, or what follows where no condition before it holds. */
export function answerOtherwise(
  draft: Draft,
  { then, span, before }: { then: Effect[]; span: Span; before: Rule[] },
): Rule[] | undefined {
  const last = before.at(-1)
  if (!last) return undefined
  // "Only a Draft can be deleted. Otherwise …" tells what is then shown.
  if (last.kind === 'transition' && last.then[0]?.kind === 'refused') {
    answer(last, then, span)
    return [last]
  }
  if (before.every(({ kind }) => kind === 'constraint')) {
    const meant = tellsOfTaken(then) ? before.filter(({ if: given }) => given?.kind === 'repeats') : []
    for (const rule of meant.length > 0 ? meant : before) answer(rule, then, span)
    return before
  }
  // A second "otherwise" answers the same cases as the first one: what that says is no case of theirs.
  const cases = before.filter((rule) => !draft.otherwise.has(rule))
  const conditions = cases.map((rule) => rule.if)
  if (conditions.some((one) => one === undefined)) return undefined
  const given = (conditions as Condition[])
    .map(negated)
    .reduce<Condition | undefined>((all, one) => both(all, one), undefined)
  if (!given) return undefined
  if (isBreach(given) && isVerdictOnly(then)) {
    draft.answers.push({ then, scope: draft.vocabulary.place, from: span })
    return before
  }
  const events = before.map(({ when }) => when)
  const [when] = events
  const other = draft.add({
    kind: before[0]?.kind ?? 'reaction',
    ...(when ? { when } : {}),
    if: given,
    then,
    from: [span],
  })
  draft.otherwise.add(other)
  return [...before, other]
}

/** "This e-mail is already in use" answers nothing but what is there already. */
const tellsOfTaken = (then: readonly Effect[]): boolean =>
  then.some(
    (one) =>
      one.kind === 'shows' &&
      one.text.some((part) => typeof part === 'string' && /\b(?:already|taken)\b/i.test(part)),
  )

/**
 * "In this case …": it comes beside what the rules before say, or answers what they call wrong. Behind what has to be ("from 18 to 60") it
 * may speak of either; with `otherwise` it speaks of what is wrong.
 */
export function answerAgain(
  before: Rule[],
  then: readonly Effect[],
  { span, otherwise }: { span: Span; otherwise?: true | undefined },
): Rule[] | undefined {
  const isLimit = before.every(({ kind }) => kind === 'constraint')
  if (isLimit && !otherwise && before.some(({ if: given }) => given?.kind === 'not')) return undefined
  // Of several cases told one after the other "then" speaks of the last.
  for (const rule of isLimit ? before : before.slice(-1)) answer(rule, then, span)
  return before.length > 0 ? before : undefined
}

/** What is shown when a limit is broken joins it; what is refused stays refused once, and moves nothing: "the job stays In repair". */
export function answer(rule: Rule, then: readonly Effect[], ...spans: Span[]): void {
  for (const effect of then) {
    if (rule.kind === 'constraint' && effect.kind === 'set') continue
    if (!rule.then.some((own) => JSON.stringify(own) === JSON.stringify(effect))) rule.then.push(effect)
  }
  for (const span of spans) addSpan(rule.from, span)
}

/** Messages for any limit go to each limit that has none of its own; the sentences of those for which there is none. */
export function giveAnswers(draft: Draft): number[] {
  const idle: number[] = []
  // What stands in one row or sentence belongs together before anything that reaches further.
  const inSentence = Map.groupBy(
    draft.rules.flatMap((rule) =>
      [...new Set(rule.from.map(({ sentence }) => sentence))].map((at) => ({ at, rule })),
    ),
    ({ at }) => at,
  )
  for (const { subjects, then, from, about } of draft.answers)
    for (const { rule } of inSentence.get(from.sentence) ?? [])
      if (subjects && isOpen(rule) && isAbout(rule.if, about)) answer(rule, then, from)
  const ofSubject = new Map<Id, Rule[]>()
  for (const rule of draft.rules)
    for (const id of new Set(referencesOfCondition(rule.if ?? { kind: 'valid' }))) {
      const own = ofSubject.get(id)
      if (own) own.push(rule)
      else ofSubject.set(id, [rule])
    }
  for (const { subjects, scope, then, from, about } of draft.answers) {
    const known = subjects ? [...new Set(subjects.flatMap((id) => ofSubject.get(id) ?? []))] : draft.rules
    const limits = known.filter(
      (rule) =>
        meet(rule.scope, scope) &&
        (isOpen(rule) || rule.from.some(({ start }) => start === from.start)) &&
        isAbout(rule.if, about),
    )
    for (const limit of limits) if (isOpen(limit)) answer(limit, besideOwn(then, limit, limits), from)
    if (limits.length === 0) idle.push(from.sentence)
  }
  return idle
}

/** "The message is shown next to it": what answers each of several limits stands at the entry that breaks it. */
export function besideOwn(then: readonly Effect[], rule: Rule, all: readonly Rule[]): Effect[] {
  const entered = new Set(all.flatMap((one) => (one.if ? referencesOfCondition(one.if) : [])))
  const [own, ...others] = new Set(rule.if ? referencesOfCondition(rule.if) : [])
  return then.map((effect) =>
    effect.kind === 'shows' &&
    effect.near !== undefined &&
    own !== undefined &&
    others.length === 0 &&
    entered.has(effect.near)
      ? { ...effect, near: own }
      : effect,
  )
}

const isOpen = (rule: Rule): boolean =>
  rule.kind === 'constraint' && !rule.then.some(({ kind }) => kind === 'shows')

/** What is entered may be wrong without being missing; what is outside of a range is compared with it. */
function isAbout(broken: Condition | undefined, about: Answer['about']): boolean {
  if (!broken || about === undefined) return true
  const inner = broken.kind === 'not' ? broken.of : broken
  if (about === 'entry' || about === 'missing') return (inner.kind === 'empty') === (about === 'missing')
  return (
    inner.kind === 'compare' || (inner.kind === 'all' && inner.of.every(({ kind }) => kind === 'compare'))
  )
}
