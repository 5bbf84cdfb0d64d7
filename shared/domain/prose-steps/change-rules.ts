import { labelledValue } from './labelled-rules.ts'
import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import { valueTarget } from './value-targets.ts'
import type { Check, Target } from './types.ts'

const amount = '(?<amount>\\d+(?:\\.\\d+)?)'

/** A value against what it was before the actions of the step: `The total has changed`, `The status is unchanged`, `The total increases by 2`. */
export const changeRules: Rule<Check> = keyed(
  /\b(?:chang(?:es?|ed)|unchanged|same|different|increase[sd]?|decrease[sd]?|goes (?:up|down)|went (?:up|down)|rises|drops|falls|stays at|remains at)\b/i,
  () => [
    rule(
      "{label:any} (?:(?:has|have|is|was) not changed|(?:does|do|did) not change|doesn't change|(?:is|are|stays?|remains?) (?:unchanged|the same(?: as before)?|as before))",
      changed({ negated: true }),
    ),
    rule('nothing (?:changes|has changed|is changed|is different)', () =>
      ['text', 'url'].map((name) => ({
        kind: 'assert_changed',
        target: { role: 'document', name },
        negated: true,
      })),
    ),
    rule(
      '{label:any} (?:changes|(?:has|have|is|was) changed|is (?:now )?different(?: (?:from|than) before)?|is not (?:unchanged|the same(?: as before)?))',
      changed({}),
    ),
    rule(
      `{label:any} (?:increases|has increased|goes up|went up|has gone up|is increased)(?: by ${amount})?`,
      changed({ comparison: 'increased' }),
    ),
    rule(
      `{label:any} (?:decreases|has decreased|goes down|went down|has gone down|is decreased)(?: by ${amount})?`,
      changed({ comparison: 'decreased' }),
    ),
    rule(`{label:any} (?:goes up|went up|rises) to ${value}`, (caught) =>
      both(changed({ comparison: 'increased' })(caught), labelledValue(caught)),
    ),
    rule(`{label:any} (?:goes down|went down|drops|falls) to ${value}`, (caught) =>
      both(changed({ comparison: 'decreased' })(caught), labelledValue(caught)),
    ),
    rule(`{label:any} (?:stays|remains) at ${value}`, (caught) =>
      both(changed({ negated: true })(caught), labelledValue(caught)),
    ),
  ],
)

const value = '(?<value>\\uE000\\d+\\uE001|-?\\d[\\d.,]*(?: ?(?:%|[A-Z]{3}|[€$£]|\\w{1,3}))?)'

function both(one: Check[] | undefined, other: Check[] | undefined): Check[] | undefined {
  return one && other && [...one, ...other]
}

const regions = new Set(['region', 'table', 'list', 'row', 'listitem', 'form', 'group'])

function changed(more: Pick<Check, 'negated' | 'comparison'>) {
  return (caught: Caught): Check[] | undefined => {
    const target = watched(caught)
    const expected = caught.words('amount')
    if (!target || (more.comparison && target.role !== undefined && regions.has(target.role)))
      return undefined
    return [{ kind: 'assert_changed', target, ...more, ...(expected === undefined ? {} : { expected }) }]
  }
}

function watched(caught: Caught): Target | undefined {
  const words = caught.words('label') ?? ''
  if (/^(?:the )?(?:page |current )?(?:url|address)$/i.test(words)) return { role: 'document', name: 'url' }
  if (/^(?:the )?(?:page|content of the page|page content)$/i.test(words))
    return { role: 'document', name: 'text' }
  const region = caught.region('label')
  if (region?.role !== undefined && regions.has(region.role)) return region
  return valueTarget(caught, 'label')
}
