import type { Prose } from './prose.ts'
import { parseTestData } from './test-data.ts'

// What says that there are no data, what kind they are of, or which field they belong to.
const noValue =
  /^(?:n\/?a\.?|none|nothing|no data|-+|–|—|see .*|as .*|same .*|\p{L}[\p{L} -]{0,30}:(?:\s.*)?)$|^(?:an?|the|any|some|all|your|valid|invalid|correct|wrong|random|existing|different|various) \S/iu

/** The one value that the data of a step are, when they name no field for it: `Buy milk`; quotes keep its edge blanks. */
export function soleValue(source = ''): string | undefined {
  const said = source.trim()
  const quoted = /^"([^"\n]+)"$/.exec(said)?.[1]
  if (quoted !== undefined) return quoted
  const isOne = said !== '' && !/[;\n\uE000\uE001"]/.test(said) && parseTestData(said).length === 0
  return isOne && !noValue.test(said) ? said : undefined
}

const article = '(?:the |an? |another |one more |this |that |its |some )'
const content =
  '(?:(?:new |given |following |provided |specified |test )*(?:text|value|data|test data|input|string|content|wording))'
// What the value is like: "the text with spaces around it".
const like =
  '(?: (?:with|without|that|which|containing|having|from|given|shown|listed|as given|as shown)\\b[^\\uE000]*?)?'
const entering = '(?:enter|type(?: in)?|input|put|write|fill in|key in|provide|insert|paste|supply)'
const noun = '[a-z][a-z-]*(?: [a-z][a-z-]*){0,2}?'
const mark = '\uE000'

const forms: readonly [form: RegExp, said: (value: string, words: Record<string, string>) => string][] = [
  // "Type the text in the "Title" field": what the article stands before is the value, what follows is its field.
  [
    new RegExp(
      `^(?<verb>${entering}) (?:${article}${noun}|${article}?${content})${like} (?<place>(?:in|into|to|on) .+)$`,
      'i',
    ),
    (value, { verb, place }) => `${verb} ${value} ${place}`,
  ],
  [
    new RegExp(`^(?<verb>${entering}) ${article}?${content}${like}$`, 'i'),
    (value, { verb }) => `${verb} ${value}`,
  ],
  [
    new RegExp(
      `^(?<said>(?:replace|overwrite) (?:${article}(?:old |current |existing |whole )?${content}|.*\\uE000.*)(?: (?:in|of) .+)?)$`,
      'i',
    ),
    (value, { said }) => `${said} with ${value}`,
  ],
  [
    new RegExp(
      `^(?<said>(?:change|update|edit|set|correct) ${article}?(?:old |current |existing |whole )?${content}(?: (?:in|of) .+)?)$`,
      'i',
    ),
    (value, { said }) => `${said} to ${value}`,
  ],
  [
    new RegExp(
      `^(?<verb>select|choose|pick) ${article}?(?:option|entry|item|${content})${like} (?<place>(?:from|in) .+)$`,
      'i',
    ),
    (value, { verb, place }) => `${verb} ${value} ${place}`,
  ],
  // "Enter the e-mail address": the field is called like its value.
  [
    new RegExp(
      `^(?<verb>${entering}) (?:the |an? |your )(?<field>${noun})(?<!\\b(?:form|forms|fields|values|details|information|credentials|data|page|site))$`,
      'i',
    ),
    (value, { verb, field }) => `${verb} ${value} in the ${field} field`,
  ],
  [new RegExp(`^(?<verb>search for) ${article}${noun}$`, 'i'), (value, { verb }) => `${verb} ${value}`],
  // "Add the to-do": what is added is called so.
  [
    new RegExp(`^(?<said>(?:add|insert) ${article}${noun})(?<place> (?:to|into|in) [^\\uE000]+)?$`, 'i'),
    (value, { said, place = '' }) => `${said} ${value}${place}`,
  ],
]

/** A clause that says of what is entered only what it is, with the value that the data of its step give. */
export function withGivenValue(clause: string, { given }: Pick<Prose, 'given'>): string {
  if (given === undefined || / (?:with|to|by|as) \uE000\d+\uE001$/.test(clause)) return clause
  for (const [form, said] of forms) {
    const groups = form.exec(clause)?.groups
    if (groups) return said(`${mark}${given}\uE001`, groups as Record<string, string>)
  }
  return clause
}
