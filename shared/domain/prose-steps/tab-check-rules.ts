import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { Check } from './types.ts'

const tab = '(?:browser )?(?:tab|window)'

/** Whether a tab opened in this step, and what it shows. */
export const tabCheckRules: Rule<Check> = keyed(/\b(?:tab|window)\b/i, () => [
  rule(
    `(?:no (?:new|other) ${tab} (?:opens|is opened|is open|{shown}))|a new ${tab} (?:does not open|is not opened)`,
    () => [{ kind: 'assert_tab', negated: true }],
  ),
  rule(
    `(?:a|another|the) ?(?:new )?${tab} (?:opens|is opened|{shown})(?: (?:with|at|showing|and shows) (?:the )?(?:page |url |address )?{url:lit})?`,
    opened,
  ),
  rule(
    `(?:the )?(?:page |url |address )?{url:lit} (?:opens|is opened|is open|{shown}) in a(?:nother| new) ${tab}`,
    opened,
  ),
])

function opened(caught: Caught): Check[] | undefined {
  const said = caught.words('url') !== undefined
  const expected = caught.literal('url')?.trim()
  if (said && !/^(?:https?:\/\/|[/?#])/i.test(expected ?? '')) return undefined
  return [{ kind: 'assert_tab', ...(expected === undefined ? {} : { expected }) }]
}
