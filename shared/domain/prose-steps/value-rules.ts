import { rule, type Caught, type Rule } from './patterns.ts'
import type { Check } from './types.ts'

const fieldRoles = new Set(['textbox', 'searchbox', 'combobox', 'listbox', 'slider'])

/** What a field holds. They are tried before texts: "the "Name" field shows "x"" is about its value. */
export const valueRules: Rule<Check>[] = [
  rule(
    '(?:the )?value (?:of|in) {target:any} (?:is|equals|remains|shows) (?<not>not )?{value:lit}',
    (caught) => value(caught),
  ),
  rule(
    '(?:the )?value (?:of|in) {target:any} (?:is|equals|remains) (?<not>not )?(?<value>[^\\s\\uE000]+)',
    (caught) => value(caught),
  ),
  rule(
    '{target:any} (?:has|have|holds|shows|(?<part>contains)|keeps|retains|displays) (?:the |a )?(?:value|text|number|date) {value:lit}',
    (caught) => value(caught),
  ),
  rule(
    "{target:any} (?:does not|doesn't) (?<not>have|hold|show|(?<part>contain)|keep) (?:the )?(?:value |text )?{value:lit}",
    (caught) => fieldValue(caught),
  ),
  rule(
    '{target:any} (?:shows|displays|has|holds|keeps|(?<part>contains|includes)) {value:lit}(?: selected)?',
    (caught) => fieldValue(caught),
  ),
  rule(
    '{target:any} is (?:set to |equal to |filled with |prefilled with )?(?<not>not )?{value:lit}',
    (caught) => fieldValue(caught),
  ),
  rule(
    '{target:any} (?:shows|displays|has|holds|keeps|is(?: set to| at)?|(?<part>contains)) (?<value>-?\\d[\\d.,]*)',
    (caught) => fieldValue(caught),
  ),
  rule('{value:lit} {shown} in {target:any}', (caught) => fieldValue(caught)),
  rule(
    '{value:lit} is the (?:selected|chosen|current) (?:option|value) (?:in|of|for) {target:any}',
    (caught) => value(caught),
  ),
  rule('{value:lit} is (?<not>not )?(?:selected|chosen) (?:in|from|as|for) {target:any}', (caught) =>
    value(caught),
  ),
  rule('{target:any} (?:is|are|has been) (?<not>not )?(?:still )?(?:empty|blank|cleared|unset)', (caught) =>
    empty(caught),
  ),
  rule('{target:any} (?:has|contains) no (?:value|text)', (caught) => empty(caught)),
]

function value(caught: Caught): Check[] | undefined {
  const target = caught.target('target')
  const expected = caught.literal('value') ?? caught.words('value')
  if (!target || expected === undefined || expected.includes('\uE000')) return undefined
  if (!isField(caught)) return undefined
  return [
    {
      kind: 'assert_value',
      target,
      expected,
      comparison: caught.words('part') === undefined ? 'equals' : 'contains',
      ...negation(caught.words('not') !== undefined),
    },
  ]
}

// "The X shows "y"" speaks of a field only when its noun says so: otherwise it is text in a place or a labelled value.
function fieldValue(caught: Caught): Check[] | undefined {
  const role = caught.target('target')?.role
  return role !== undefined && fieldRoles.has(role) ? value(caught) : undefined
}

function empty(caught: Caught): Check[] | undefined {
  const target = caught.target('target')
  if (!target || !isField(caught)) return undefined
  return [
    {
      kind: 'assert_value',
      target,
      expected: '',
      comparison: 'equals',
      ...negation(caught.words('not') !== undefined),
    },
  ]
}

// Without a noun only a quoted name is a field: in "the page contains the text …" there is none.
function isField(caught: Caught): boolean {
  const role = caught.target('target')?.role
  return role === undefined ? caught.words('target')?.includes('\uE000') === true : fieldRoles.has(role)
}

function negation(negated: boolean): Pick<Check, 'negated'> {
  return negated ? { negated } : {}
}
