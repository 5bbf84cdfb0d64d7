import { datumFor, looseKey } from './test-data.ts'
import { emptyFields } from './asides.ts'
import { activate, plainName } from './controls.ts'
import { fieldOf, fill, one, plainValue } from './field-values.ts'
import { optionRules } from './option-rules.ts'
import { rule, type Caught, type Reading, type Rule } from './patterns.ts'
import type { Target, TypedAction } from './types.ts'

/** Filling, clearing, selecting and ticking. */
export const fieldRules: Rule<TypedAction>[] = [
  rule(
    '(?:fill in|fill out|fill|complete|enter|input|provide|supply) (?:the |all |your |valid |invalid |following (?=\\S)|required |mandatory |remaining |other |in )*(?:[a-z]+ (?=data|details|form))?(?:form|fields|data|details|values|information|test data|(?<=the )following)(?: (?:in|into|on) (?:the )?(?:[a-z]+ )?form)?(?: (?:with|using|from)(?: (?:the )?(?:following |test |given |valid )*(?:data|values|details)?)?| as follows)?',
    (_caught, { data }) =>
      data.length === 0
        ? undefined
        : data.map(({ name, value }) => ({ action: 'fill', target: { role: 'textbox', name }, value })),
  ),
  rule(
    '(?:leave|leaving|keep) (?:all|every|each)(?: of)?(?: the)?(?: form| input| text)? fields? (?:empty|blank|unfilled)',
    () => [emptyFields],
  ),
  rule('(?:leave|leaving|keep) {target:any} (?:empty|blank|unfilled|unset|without (?:a )?value)', (caught) =>
    one('clear', fieldOf(caught.target('target'))),
  ),
  rule('(?:leave|leaving|keep) {target:any} (?:unchecked|unticked|unselected|cleared|off)', (caught) =>
    one('uncheck', caught.target('target')),
  ),
  rule('(?:leave|leaving|keep) {target:any} (?:checked|ticked|selected|on)', (caught) =>
    one('check', caught.target('target')),
  ),
  rule('(?:enter|type|input|put|write) nothing (?:in|into|for) {target:any}', (caught) =>
    one('clear', fieldOf(caught.target('target'))),
  ),
  rule(
    '(?:clear|uncheck|untick|unmark|deselect|unselect|turn off|switch off) (?<target>.*(?:checkbox|check box|switch|toggle)(?: .*)?)',
    (caught) => one('uncheck', caught.target('target')),
  ),
  rule(
    '(?:clear|empty|erase|delete the (?:text|value|content|contents) (?:in|of|from)) {target:any}',
    (caught) => {
      const target = caught.target('target')
      const name = plainName(caught.words('target')?.replace(/^the /i, ''))
      const [clear] = one('clear', fieldOf(target)) ?? []
      // "Clear completed" may be what a button says.
      const otherwise = name && !target?.role ? [activate([`Clear ${name}`])] : undefined
      return clear && [{ ...clear, ...(otherwise && { otherwise }) } as TypedAction]
    },
  ),
  rule('(?:uncheck|untick|unmark|deselect|unselect|turn off|switch off) {target:any}', (caught) =>
    one('uncheck', caught.target('target')),
  ),
  rule('mark {name:lit} as (?:done|complete|completed|finished)', (caught) => {
    const within: Target = { role: 'place', name: caught.literal('name') ?? '' }
    const otherwise = [activate(['done', 'complete', 'mark as done', 'mark as complete'], within)]
    return [{ action: 'check', target: { role: 'checkbox', within }, otherwise }]
  }),
  rule(
    `(?<way>enable|disable) (?:the )?(?:{name:lit}|(?<words>[^\\uE000]{1,40}))(?: option| setting)?`,
    (caught) => {
      const name = caught.literal('name') ?? plainName(caught.words('words'))
      const way = caught.words('way') ?? ''
      const action = /^enable/i.test(way) ? 'check' : 'uncheck'
      return name === undefined
        ? undefined
        : [{ action, target: { name, whole: true }, otherwise: [activate([`${way} ${name}`, way])] }]
    },
  ),
  rule('(?:turn|switch) {target:any} on', (caught) => one('check', caught.target('target'))),
  rule('(?:turn|switch) {target:any} off', (caught) => one('uncheck', caught.target('target'))),
  rule('(?:tick|mark|turn on|switch on) {target:any}', (caught) => one('check', caught.target('target'))),
  // "Check the message" asks to look, "Check "I agree"" to tick.
  rule('check {target:any}', (caught) => {
    const target = caught.target('target')
    return target?.role !== undefined || caught.words('target')?.includes('\uE000')
      ? one('check', target)
      : undefined
  }),
  rule(
    '(?:select|choose|pick|check|tick) (?<target>.*(?:checkbox|check box|radio button|radio|radio option)(?: .*)?)',
    (caught) => one('check', caught.target('target')),
  ),
  ...optionRules(),
  ...fillRules(),
  rule('search for (?<value>\\uE000\\d+\\uE001|[^\\s\\uE000]+) (?:in|with|using) {target:any}', fill),
  rule('filter (?:by|for) {value:lit}', (caught) => {
    const value = caught.literal('value')
    return value === undefined
      ? undefined
      : [{ action: 'fill', target: { role: 'textbox', name: 'Filter' }, value }]
  }),
]

function fillRules(): Rule<TypedAction>[] {
  const entering = '(?:enter|type|input|put|write|fill in|fill|key in|provide|insert|paste|supply)'
  const verb = `(?:${entering}|set)`
  const value = '(?<value>\\uE000\\d+\\uE001|[^\\uE000]{1,80}?)'
  return [
    rule(
      `${entering} (?:the )?(?:text |value |number |date |string |characters? )?${value} (?:in|into|to|on|for|as) {target:any}`,
      fill,
    ),
    // "Enter the valid name "Ann" in …", "Select the date "2026-12-24" in …": words before the value only describe it.
    rule(`(?:${entering}|select|choose) (?:[a-z-]+ ){1,4}{value:lit} (?:in|into|for) {target:any}`, fill),
    rule(
      `(?:${verb}|change|switch|increase|decrease|raise|lower|reduce) {target:any} (?:with|to|as|=) (?:the )?(?:text |value |number |date )?${value}`,
      fill,
    ),
    rule(`(?:change|set) (?:the )?value of {target:any} to ${value}`, fill),
    rule(`replace {target:any} (?:with|by) {value:lit}`, fill),
    rule(`${verb} (?:the |an? )?(?<target>[^\\uE000]{1,60}?):? {value:lit}`, fill),
    rule(`(?:${verb}|correct|update|change) {target:any}`, fromData),
    // "Enter a weight of 5 kg": what the number counts is no part of what is typed.
    rule(
      `${verb} (?:the |an? )?(?<target>[a-z][a-z -]{1,40}?) of (?<value>\\uE000\\d+\\uE001|-?\\d+(?:[.,]\\d+)*)(?: ?[a-z%]{1,12})?`,
      fill,
    ),
    // "Enter the zip code 12345"; "address line 2" is a name.
    rule(`${verb} (?:the |an? )?(?<target>[a-z][a-z -]{1,40}?):? (?<value>-?\\d[\\d.,/:-]+)`, fill),
    rule(`${verb} {target:any}`, byValue),
    rule(`${entering} (?<value>\\uE000\\d+\\uE001|-?\\d+(?:[.,]\\d+)*|%[A-Z][A-Z0-9_]*%)`, inOnlyField),
    rule(`(?<target>[a-z][^\\uE000:=,;]{0,40}?) ?[:=] ?(?<value>\\uE000\\d+\\uE001|[^\\s\\uE000]+)`, fill),
  ]
}

function fromData(caught: Caught, { data }: Reading): TypedAction[] | undefined {
  const target = caught.target('target')
  if (target?.name === undefined) return undefined
  const name = target.name.replace(/^(?:(?:in)?valid|correct|wrong|new) /i, '')
  const whole = datumFor(data, target.name)
  const value = whole ?? datumFor(data, name)
  const known = whole === undefined ? name : target.name
  if (value !== undefined) return [{ action: 'fill', target: fieldOf({ ...target, name: known }), value }]
  // Data of one field only, named in other words: "Enter the e-mail address" with `E-mail=a@b.test`.
  const [only, ...more] = data
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return only && more.length === 0 && looseKey(only.name) !== '' && words(name).includes(words(only.name))
    ? [{ action: 'fill', target: { role: 'textbox', name: only.name }, value: only.value }]
    : undefined
}

// `Enter "x"` says what but not where: the data may know the field.
function byValue(caught: Caught, { data }: Reading): TypedAction[] | undefined {
  const value = caught.literal('target')
  const fields = data.filter((datum) => datum.value === value)
  const name = fields.length === 1 ? fields[0]?.name : undefined
  return value === undefined || name === undefined
    ? undefined
    : [{ action: 'fill', target: { role: 'textbox', name }, value }]
}

// Where there is one field to type in, nobody has to say which. `Type "x"` goes where the focus is.
function inOnlyField(caught: Caught): TypedAction[] | undefined {
  const value = caught.literal('value') ?? plainValue(caught.words('value'))
  if (value === undefined || /^type/i.test(caught.clause)) return undefined
  return [{ action: 'fill', target: { role: 'typing' }, value }]
}
