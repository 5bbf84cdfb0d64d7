import { activate, plainName } from './controls.ts'
import { fill, plainValue, vague } from './field-values.ts'
import { isNoun } from './nouns.ts'
import { rule, type Caught, type Rule } from './patterns.ts'
import { datumFor } from './test-data.ts'
import type { TypedAction } from './types.ts'

/** Choosing from lists and among options, whether their list is named or not. */
export function optionRules(): Rule<TypedAction>[] {
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
        const name = caught.literal('value')
        const filled = named ? fill(caught, reading) : undefined
        // "Select the filter "Active"" may say of what kind the thing is that is called so, and all of its name.
        if (!name?.trim() || !/(?<! of) \uE000\d+\uE001$/.test(caught.clause)) return filled
        return filled?.map((one) => ({ ...one, otherwise: [chosen(name, true)] }) as TypedAction)
      },
    ),
    // What is chosen may be an item of a menu, which is a button or a link on many pages.
    rule(`${verb} (?:the )?(?:option )?{target:lit}(?: option)?`, (caught) => {
      return [chosen(caught.literal('target') ?? '')]
    }),
    rule(`${verb} {target:any}`, (caught, reading) => {
      const target = caught.target('target')
      const value = target?.name === undefined ? undefined : datumFor(reading.data, target.name)
      return target && value !== undefined ? [{ action: 'select', target, value }] : undefined
    }),
    rule(`${verb} (?<value>[^\\s\\uE000,]+) (?<label>[a-z-]+(?: [a-z-]+)?)`, chosenOf),
    // "Pick a size of M", "Choose the blue one", "Pick Blue": an option whose list nobody names.
    rule(
      `${verb} (?:the |an? )(?<target>[a-z][a-z -]{1,40}?) of (?<value>\\uE000\\d+\\uE001|[^\\s\\uE000]+)`,
      select,
    ),
    rule(`${verb} (?<value>[^\\s\\uE000]+) (?:as|for) (?:the |an? )?(?<target>[a-z][a-z -]{1,40})`, select),
    // "Select size M": only its capital tells the choice from the field.
    rule(`${verb} (?:the |an? )?(?<target>[a-z][a-z -]{1,40}) (?<value>[^\\s\\uE000]+)`, (caught) => {
      const told = plainName(caught.words('target')) && /^[\p{Lu}\d]/u.test(caught.words('value') ?? '')
      return told &&
        /^\p{Ll}/u.test(caught.words('target') ?? '') &&
        caught.target('target')?.role === undefined
        ? select(caught)
        : undefined
    }),
    rule(`${verb} (?:the )?(?<name>[^\\uE000,]{1,40}) one`, optionCalled),
    rule(`${verb} (?:the )?(?<name>[^\\uE000,]{1,40})`, (caught) =>
      /^[\p{Lu}\d]/u.test(caught.words('name') ?? '') ? optionCalled(caught) : undefined,
    ),
  ]
}

const chosen = (name: string, whole?: true): TypedAction => ({
  action: 'check',
  target: { name, ...(whole && { whole }) },
  otherwise: [activate([name])],
})

function optionCalled(caught: Caught): TypedAction[] | undefined {
  const name = plainName(caught.words('name'))
  if (name === undefined || vague.test(name)) return undefined
  const offered: TypedAction = { action: 'select', target: { role: 'offering', name }, value: name }
  const control = { ...activate([name]), otherwise: [offered] } as TypedAction
  return [{ action: 'check', target: { name, whole: true }, otherwise: [control] }]
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
