import type { Technique, Workflow } from '../model.ts'
import { limits, partitions, states, type Aimed } from './workflow-aims.ts'

/** Each rule of the form that is sent, broken and just kept. */
export function ruleAims({ rules, exempt, amount }: Workflow): Aimed[] {
  return rules.flatMap((rule, at): Aimed[] => {
    const { requirementId, message } = rule
    const aim = (
      variant: 'wrong' | 'blank' | 'allowed' | 'exempt',
      description: string,
      technique: Technique,
      valid: boolean,
    ): Aimed => ({
      aim: { aim: 'rule', rule: at, variant },
      requirementId,
      description,
      technique,
      ...(valid ? {} : { valid: false as const }),
    })
    const wrong = aim('wrong', `refused with "${message}"`, partitions, false)
    const blank =
      'blank' in rule && rule.blank
        ? [aim('blank', `only spaces are refused with "${message}"`, partitions, false)]
        : []
    if (rule.rule === 'required') return [wrong, ...blank]
    if (rule.rule === 'order') return [wrong]
    if (rule.rule === 'length') return [wrong, aim('allowed', `${rule.label} at its limit`, limits, true)]
    if (!amount) return []
    const edge = aim('allowed', `allowed at the limit of "${message}"`, limits, true)
    const free =
      rule.rule === 'left' && exempt.length > 0
        ? [aim('exempt', `"${message}" is not for ${exempt[0]?.option ?? ''}`, partitions, true)]
        : []
    return [wrong, ...blank, edge, ...free]
  })
}

/** What a refused form leaves alone, and how long its messages stay. */
export function answerAims({ refused, untilNext, rules }: Workflow): Aimed[] {
  const found: Aimed[] = []
  if (rules.length === 0) return found
  if (refused)
    found.push({
      aim: { aim: 'refused' },
      requirementId: refused.requirementId,
      description: 'a refused form leaves the rest alone',
      technique: states,
      valid: false,
    })
  if (!untilNext) return found
  for (const [variant, description] of [
    ['stay', 'messages stay while something is corrected'],
    ['next', 'the next attempt shows only what is still wrong'],
    ['gone', 'an accepted form shows no message'],
  ] as const)
    found.push({
      aim: { aim: 'messages', variant },
      requirementId: untilNext.requirementId,
      description,
      technique: states,
      ...(variant === 'gone' ? {} : { valid: false }),
    })
  return found
}

/** The number of days that the form shows. */
export function spanAims({ amount, numbers }: Workflow): Aimed[] {
  if (amount?.of !== 'span' || !numbers.some(({ role }) => role === 'span')) return []
  const of = (days: number | 'missing' | 'reversed', requirementId: string, description: string): Aimed => ({
    aim: { aim: 'span', days },
    requirementId,
    description,
    technique: typeof days === 'number' ? limits : partitions,
  })
  return [
    of(amount.both ? 1 : 0, amount.requirementId, 'the days from a day to itself'),
    of(5, amount.requirementId, 'the days of five'),
    ...(amount.missing ? [of('missing', amount.missing.requirementId, 'no days without both dates')] : []),
    ...(amount.reversed
      ? [of('reversed', amount.reversed.requirementId, 'no days from a later one to an earlier one')]
      : []),
  ]
}
