import type { Condition, Effect, Event } from '../../requirement-model/index.ts'
import type { Reference } from '../tokens.ts'
import type { Clause } from './clause.ts'
import { both, type Lead } from './lead.ts'
import { referencesOfCondition as subjectsOf } from '../../requirement-model/references.ts'

/** What is said under a condition or behind an event; nothing where it cannot be said so. */
export function withLead(body: readonly Clause[], lead: Lead): Clause[] | undefined {
  const looks = (clause: Clause): boolean =>
    clause.kind === 'effect' && clause.effects.every(({ kind }) => kind === 'control')
  if (lead.unless && (lead.when.length > 0 || !body.every(looks))) return undefined
  if (lead.only || lead.unless) return body.flatMap((clause) => onlyUnder(clause, lead) ?? [])
  const found: Clause[] = []
  for (const clause of body) {
    const made = under(clause, lead)
    if (!made) return undefined
    found.push(made)
  }
  return found
}

function under(clause: Clause, { when, if: one, otherwise, closes, again }: Lead): Clause | undefined {
  if (again)
    return clause.kind === 'effect' ? { ...ruleOf(when, one, clause.effects, undefined), again } : undefined
  if (clause.kind === 'effect')
    return { ...ruleOf(when, one, clause.effects, otherwise), ...(closes ? { closes } : {}) }
  if (clause.kind === 'event' && when.length === 1 && when[0] && !one)
    return { kind: 'event', event: when[0] }
  if (clause.kind === 'rule') {
    return { ...clause, ...ruleOf([...when, ...clause.when], both(one, clause.if), clause.then, otherwise) }
  }
  if (clause.kind === 'initial') return clause
  if (clause.kind === 'computation' && (when.length > 0 || otherwise))
    return ruleOf(
      when,
      both(one, clause.if),
      [{ kind: 'set', subject: clause.subject, to: clause.is }],
      otherwise,
    )
  if (when.length > 0 || otherwise || closes) return undefined
  if (clause.kind === 'constraint' || clause.kind === 'computation') {
    const all = both(clause.if, one)
    return { ...clause, ...(all ? { if: all } : {}) }
  }
  return undefined
}

function ruleOf(
  when: Event<Reference>[],
  one: Condition<Reference> | undefined,
  then: Effect<Reference>[],
  otherwise: true | undefined,
): Extract<Clause, { kind: 'rule' }> {
  return { kind: 'rule', when, ...(one ? { if: one } : {}), then, ...(otherwise ? { otherwise } : {}) }
}

const turned: Record<string, Effect<Reference>> = {
  accepted: { kind: 'refused' },
  refused: { kind: 'accepted' },
}
const opposite = { shown: 'hidden', hidden: 'shown', enabled: 'disabled', disabled: 'enabled' } as const

/** "Accepted only when …" limits what is named; "enabled only if …" also says what is seen where it does not hold. */
function onlyUnder(clause: Clause, { when, if: one }: Lead): Clause[] | undefined {
  if (clause.kind !== 'effect' || !one) return undefined
  const isVerdict = clause.effects.every(({ kind }) => kind === 'accepted')
  if (isVerdict && when.length === 0) return limitsOf(one)
  const against = clause.effects.map(opposed)
  const positive = ruleOf(when, one, clause.effects, undefined)
  if (against.some((effect) => effect === undefined)) return [positive]
  return [positive, ruleOf(when, { kind: 'not', of: one }, against as Effect<Reference>[], undefined)]
}

function opposed(effect: Effect<Reference>): Effect<Reference> | undefined {
  if (effect.kind === 'control' && effect.is in opposite)
    return { ...effect, is: opposite[effect.is as keyof typeof opposite] }
  if (effect.kind === 'shows') return { kind: 'hides', text: effect.text }
  return turned[effect.kind]
}

/** Each thing that a condition names, with what has to hold of it. */
function limitsOf(one: Condition<Reference>): Clause[] | undefined {
  const parts = one.kind === 'all' ? one.of : [one]
  const found: { subject: Reference; of: Condition<Reference>[] }[] = []
  for (const part of parts) {
    const [subject, ...others] = subjectsOf(part)
    if (!subject || others.some((other) => other.words !== subject.words)) return undefined
    const same = found.find((each) => each.subject.words === subject.words || subject.kind === 'spoken-of')
    if (same) same.of.push(part)
    else found.push({ subject, of: [part] })
  }
  return found.map(({ subject, of: [first, ...more] }) => ({
    kind: 'constraint',
    subject,
    holds: more.length > 0 || !first ? { kind: 'all', of: first ? [first, ...more] : more } : first,
  }))
}
