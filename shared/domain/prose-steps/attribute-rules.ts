import { keyed, rule, type Caught, type Rule } from './patterns.ts'
import type { Check, Target } from './types.ts'

const alt = '(?:alternative text|alt text|text alternative)'
const has = '(?:has|have|shows|displays)'
const hasNot = "(?:does not have|doesn't have|has not)"

/** Where links lead, attributes, alternative texts, placeholders, and what a control says of itself to assistive technology. */
export const attributeRules: Rule<Check> = keyed(
  /\b(?:leads?|points?|links?|goes|attribute|alternative|alt|placeholder|expanded|collapsed|marked|invalid|masked|hides)\b/i,
  () => [...linkRules(), ...textRules(), ...markRules()],
)

function linkRules(): Rule<Check>[] {
  const link =
    (negated: boolean) =>
    (caught: Caught): Check[] | undefined => {
      const target = caught.target('target')
      const expected = caught.literal('url')?.trim()
      const quoted = caught.words('target')?.includes('\uE000') === true
      const address = /^(?:https?:\/\/|mailto:|tel:|[/?#])/i.test(expected ?? '')
      if (!target?.name || (target.role !== undefined && target.role !== 'link') || !address || !quoted)
        return undefined
      return [
        {
          kind: 'assert_link',
          target: { ...target, role: 'link' },
          expected: expected ?? '',
          ...negate(negated),
        },
      ]
    }
  return [
    rule(
      '{target:any} (?:leads|points|links|goes) to (?:the )?(?:page |url |address )?{url:lit}',
      link(false),
    ),
    rule(
      "{target:any} (?:does not|doesn't) (?:lead|point|link|go) to (?:the )?(?:page |url |address )?{url:lit}",
      link(true),
    ),
    rule('(?:the )?(?:address|url|target|href) of {target:any} is (?<not>not )?{url:lit}', (caught) =>
      link(caught.words('not') !== undefined)(caught),
    ),
  ]
}

function textRules(): Rule<Check>[] {
  const named =
    (attribute: string, negated = false) =>
    (caught: Caught) =>
      attributeOf(caught, attribute, caught.literal('value'), negated || caught.words('not') !== undefined)
  const image =
    (negated: boolean) =>
    (caught: Caught): Check[] | undefined => {
      const name = caught.literal('value')
      return name?.trim()
        ? [{ kind: 'assert_visible', target: { role: 'img', name, exact: true }, ...negate(negated) }]
        : undefined
    }
  const written = '(?<attribute>\\uE000\\d+\\uE001|[a-z][a-z0-9-]{0,40})'
  const attribute = (negated: boolean) => (caught: Caught) => {
    const name = (caught.literal('attribute') ?? caught.words('attribute') ?? '').trim().toLowerCase()
    if (!/^[a-z_][\w:.-]{0,60}$/.test(name)) return undefined
    const said = caught.words('value') !== undefined
    return attributeOf(
      caught,
      name,
      said ? caught.literal('value') : undefined,
      negated || caught.words('not') !== undefined,
    )
  }
  return [
    rule(
      `(?:there is )?(?:an?|the) (?:image|picture|icon) with the ${alt} {value:lit}(?: {shown})?`,
      image(false),
    ),
    rule(`(?:there is )?no (?:image|picture|icon) with the ${alt} {value:lit}(?: {shown})?`, image(true)),
    rule(`{target:any} ${has} the ${alt} {value:lit}`, named('alt')),
    rule(`{target:any} ${hasNot} the ${alt} {value:lit}`, named('alt', true)),
    rule(`(?:the )?${alt} of {target:any} (?:is|reads) (?<not>not )?{value:lit}`, named('alt')),
    rule(`{target:any} ${has} the placeholder (?:text )?{value:lit}`, named('placeholder')),
    rule(`{target:any} ${hasNot} the placeholder (?:text )?{value:lit}`, named('placeholder', true)),
    rule(
      '(?:the )?placeholder (?:text )?of {target:any} (?:is|reads) (?<not>not )?{value:lit}',
      named('placeholder'),
    ),
    rule(
      `{target:any} ${has} (?:the |an? )?(?:attribute ${written}|${written.replace('attribute', 'unused')} attribute)(?: (?:with the value|set to|equal to|of|=) {value:lit})?`,
      attribute(false),
    ),
    rule(
      `{target:any} ${hasNot} (?:the |an? )?attribute ${written}(?: (?:with the value|set to) {value:lit})?`,
      attribute(true),
    ),
    rule(`(?:the )?attribute ${written} of {target:any} is (?<not>not )?{value:lit}`, attribute(false)),
    rule('{target:any} (?:is|are) (?<not>not |no longer )?masked', masked),
    rule(
      '{target:any} hides (?:what is typed|its (?:text|value|input)|the (?:text|value|input|password))',
      masked,
    ),
  ]
}

/** What is typed into a field for passwords is shown as dots. */
function masked(caught: Caught): Check[] | undefined {
  return attributeOf(caught, 'type', 'password', caught.words('not') !== undefined)
}

function attributeOf(
  caught: Caught,
  attribute: string,
  expected: string | undefined,
  negated: boolean,
): Check[] | undefined {
  const target = caught.target('target')
  if (!pointed(target)) return undefined
  const value = expected === undefined ? {} : { expected, comparison: 'equals' as const }
  return [{ kind: 'assert_attribute', target, attribute, ...value, ...negate(negated) }]
}

function markRules(): Rule<Check>[] {
  const state =
    (name: NonNullable<Check['state']>, negated: boolean) =>
    (caught: Caught): Check[] | undefined => {
      const target = caught.target('target')
      const not = negated !== (caught.words('not') !== undefined)
      return pointed(target) ? [{ kind: 'assert_state', state: name, target, ...negate(not) }] : undefined
    }
  const not = '(?<not>not |no longer )?'
  return [
    rule(`{target:any} (?:is|are) ${not}expanded`, state('expanded', false)),
    rule(`{target:any} (?:is|are) ${not}collapsed`, state('expanded', true)),
    rule(`{target:any} (?:is|are) ${not}(?:marked (?:as )?)?invalid`, state('invalid', false)),
    rule(`{target:any} (?:is|are) ${not}marked (?:as )?valid`, state('invalid', true)),
    rule(`{target:any} (?:is|are) ${not}marked (?:as )?(?:required|mandatory)`, state('required', false)),
    rule(`{target:any} (?:is|are) ${not}marked (?:as )?optional`, state('required', true)),
  ]
}

function pointed(target: Target | undefined): target is Target {
  return target !== undefined && (target.role !== undefined || target.name !== undefined)
}

const negate = (negated: boolean) => (negated ? { negated } : {})
