import { datumFor, looseKey } from './test-data.ts'
import { isNoun } from './nouns.ts'
import { rule, type Caught, type Reading, type Rule } from './patterns.ts'
import type { Target, TypedAction } from './types.ts'

// Words that stand for a value which the prose leaves open.
const vague =
  /^(?:(?:an?|the|some|any|your|my|his|her|their|this|that|following|all)\b.*|(?:in)?valid\b.*|text|value|values|focus|cursor|mouse|pointer|data|something|anything|it|them|details|information|input)$/i

/** Filling, clearing, selecting and ticking. */
export const fieldRules: Rule<TypedAction>[] = [
  rule(
    '(?:fill in|fill out|fill|complete|enter|input|provide|supply) (?:the |all |your |valid |invalid |following |required |mandatory |remaining |other |in )*(?:[a-z]+ (?=data|details))?(?:form|fields|data|details|values|information|test data)(?: (?:with|using|from) (?:the )?(?:following |test |given |valid )*(?:data|values|details))?',
    (_caught, { data }) =>
      data.length === 0
        ? undefined
        : data.map(({ name, value }) => ({ action: 'fill', target: { role: 'textbox', name }, value })),
  ),
  // Nothing is entered; that they are empty has to be true all the same.
  rule(
    '(?:leave|leaving|keep) (?:all|every|each)(?: of)?(?: the)?(?: form| input| text)? fields? (?:empty|blank|unfilled)',
    () => [
      {
        action: 'wait_until',
        checks: [{ kind: 'assert_entries', target: { role: 'textbox' }, expected: '' }],
      },
    ],
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
    (caught) => one('clear', fieldOf(caught.target('target'))),
  ),
  rule('(?:uncheck|untick|unmark|deselect|unselect|turn off|switch off) {target:any}', (caught) =>
    one('uncheck', caught.target('target')),
  ),
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
  ...selectRules(),
  ...fillRules(),
  rule('search for {value:lit} (?:in|with|using) {target:any}', fill),
  rule('filter (?:by|for) {value:lit}', (caught) => {
    const value = caught.literal('value')
    return value === undefined
      ? undefined
      : [{ action: 'fill', target: { role: 'textbox', name: 'Filter' }, value }]
  }),
]

function selectRules(): Rule<TypedAction>[] {
  const select = (caught: Caught): TypedAction[] | undefined => {
    const target = caught.target('target')
    const value = caught.literal('value') ?? plainValue(caught.words('value'))
    return target && value !== undefined ? [{ action: 'select', target, value }] : undefined
  }
  const verb = '(?:select|choose|pick)'
  return [
    rule(
      `${verb} (?:the )?(?:option |value |item |entry )?{value:lit}(?: option)? (?:from|in|for|as|under|on) {target:any}`,
      select,
    ),
    rule(
      `${verb} (?:the )?(?<value>[^\\uE000]{1,60}?) (?:from|in|for|as) (?<target>.*\\uE000\\d+\\uE001.*|.*(?:dropdown|drop-down|list|select|combobox|field|box))`,
      select,
    ),
    rule(
      `(?:set|change) (?<target>.*(?:dropdown|drop-down|select|combobox|combo box|list ?box)(?: .*)?) to (?<value>\\uE000\\d+\\uE001|[^\\s\\uE000]+)`,
      select,
    ),
    // "Choose the carrier "Gull Post"", "Choose a weight of "7" kg": the words before the value name the field.
    rule(
      `${verb} (?:the |an? )(?<target>[a-z][a-z -]{1,40}?)(?: of)? {value:lit}(?: [a-z%]{1,6})?`,
      (caught, reading) => {
        const target = caught.target('target')
        const named = target?.role === undefined && target?.name !== undefined && !vague.test(target.name)
        return named ? fill(caught, reading) : undefined
      },
    ),
    rule(`${verb} (?:the )?(?:option )?{target:lit}(?: option)?`, (caught) =>
      one('check', { name: caught.literal('target') ?? '' }),
    ),
    rule(`${verb} {target:any}`, (caught, reading) => {
      const target = caught.target('target')
      const value = target?.name === undefined ? undefined : datumFor(reading.data, target.name)
      return target && value !== undefined ? [{ action: 'select', target, value }] : undefined
    }),
    rule(`${verb} (?<value>[^\\s\\uE000,]+) (?<label>[a-z-]+(?: [a-z-]+)?)`, chosenOf),
  ]
}

const joining = /\b(?:an?|the|as|from|in|for|to|by|of|on|at|with|and|or|again|now|one|it)\b/

// "Choose Express shipping": something of that name, else what is called so in the "Shipping" field. Only its capital tells the choice from the field.
function chosenOf(caught: Caught): TypedAction[] | undefined {
  const [value = '', label = ''] = [caught.words('value'), caught.words('label')]
  const told = /^\p{Lu}/u.test(value) && label === label.toLowerCase() && !joining.test(label)
  if (!told || isNoun(label.split(' ').at(-1) ?? '')) return undefined
  const otherwise: TypedAction[] = [{ action: 'select', target: { name: label, whole: true }, value }]
  return [{ action: 'check', target: { name: `${value} ${label}` }, otherwise }]
}

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
      `(?:${verb}|change) {target:any} (?:with|to|as|=) (?:the )?(?:text |value |number |date )?${value}`,
      fill,
    ),
    rule(`(?:change|set) (?:the )?value of {target:any} to ${value}`, fill),
    rule(`${verb} (?:the |an? )?(?<target>[^\\uE000]{1,60}?):? {value:lit}`, fill),
    rule(`(?:${verb}|correct|update|change) {target:any}`, fromData),
    rule(`${verb} {target:any}`, byValue),
  ]
}

function fill(caught: Caught, reading: Reading): TypedAction[] | undefined {
  const target = caught.target('target')
  if (!target || target.role === 'dialog') return undefined
  const open = target.name === undefined ? undefined : datumFor(reading.data, target.name)
  const value = caught.literal('value') ?? plainValue(caught.words('value')) ?? open
  return value === undefined ? undefined : [{ action: 'fill', target: fieldOf(target), value }]
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

function plainValue(words: string | undefined): string | undefined {
  if (words === undefined || words.includes('\uE000') || vague.test(words) || looseKey(words) === '')
    return undefined
  return words.trim().includes(' ') ? undefined : words.trim()
}

function fieldOf<T extends Target | undefined>(target: T): T {
  return target && target.role === undefined ? { ...target, role: 'textbox' } : target
}

const textRoles = new Set(['textbox', 'searchbox', 'combobox', 'listbox', 'slider'])
const tickRoles = new Set([
  'checkbox',
  'switch',
  'radio',
  'option',
  'textbox',
  'menuitem',
  'tab',
  'row',
  'listitem',
])

function one(action: 'clear' | 'check' | 'uncheck', target: Target | undefined): TypedAction[] | undefined {
  if (!target || (target.name === undefined && target.role === undefined)) return undefined
  const fits = target.role === undefined || (action === 'clear' ? textRoles : tickRoles).has(target.role)
  return fits ? [{ action, target }] : undefined
}
