import type { CalculatorPart, PlainPart } from './parts.ts'
import { namedIn, type Coded, type KnownInput } from './words.ts'

const thing =
  '(?:answers?|results?|prices?|quotes?|output|totals?|amounts?|premiums?|estimates?|figures?|refusals?|recommendations?|calculations?|tables?|breakdowns?|bills?)'
const goes =
  /\b(?:vanish\w*|disappear\w*|cleared|clears|removed|removes|hidden|hides?|no longer (?:be )?(?:shown|visible|displayed)|goes away|go away|wiped|emptied|deleted|taken away|gone|is reset)\b/
const changing =
  /\b(?:as soon as|when(?:ever)?|once|if|each time|every time|after|on|upon|by)\b[^.;]*\b(?:chang\w+|edit\w*|modif\w+|alter\w*|touch\w*|different)\b|\b(?:chang(?:e|ing)|edit(?:ing)?) (?:to |of |in )?(?:any|an|one|the|every)\b/
const anyInput =
  /\b(?:any(?:thing| (?:of the )?(?:fields?|inputs?|entry|entries|values?|controls?))|an? (?:field|input|entry|value|control)|one of the (?:fields?|inputs?|entries|values?)|(?:the|every|each) (?:entries|inputs?|fields?|form|input values)|something in the form)\b/

/** "The answer vanishes as soon as I0, I1 or one of the checkboxes is changed". */
export function vanishing({ words }: Coded, inputs: KnownInput[], outputs: string[] = []): CalculatorPart[] {
  if (!new RegExp(`\\b${thingOf(outputs)}\\b`).test(words) || !goes.test(words) || !changing.test(words))
    return []
  if (/\b(?:not|never|no longer) (?:vanish|disappear|cleared|removed|hidden)/.test(words)) return []
  const inputsNamed = namedIn(words.slice(changing.exec(words)?.index ?? 0))
  const kinds = (['checkbox', 'combobox', 'radio', 'textbox'] as const).filter((control) =>
    groupNamed(words, control),
  )
  const all = anyInput.test(words)
  const labels = inputs
    .filter(({ control }, at) => all || inputsNamed.includes(at) || kinds.includes(control))
    .map(({ label }) => label)
  const refusal = /\b(?:refusals?|messages?|answer|result|output)\b/.test(words)
  return labels.length > 0 ? [{ part: 'vanish', labels, refusal }] : []
}

function groupNamed(words: string, control: 'checkbox' | 'combobox' | 'radio' | 'textbox'): boolean {
  const nouns = {
    checkbox: 'check ?boxes|tick ?boxes',
    combobox: 'selects|drop-?downs|selection lists|lists',
    radio: 'radio buttons',
    textbox: 'text fields|number fields',
  }
  return new RegExp(
    `\\b(?:one of |any of |either of |either |any )?(?:the )?(?:two |three |four |both )?(?:${nouns[control]})\\b`,
  ).test(words)
}

const keeping =
  /\b(?:number|counter|count|line)\b[^.;]*\b(?:kept|keeps|stays?|remains?|unchanged|not (?:reset|changed|affected|cleared)|unaffected|untouched|survives?|retained)\b|\b(?:keeps?|leaves?|not) (?:the )?(?:number|counter|count)\b|\b(?:but|except) (?:not )?the (?:counter|number)\b/

interface Resets {
  buttons: string[]
  compute: string
  /** The button that the sentence before was about. */
  last: string | undefined
  outputs: string[]
}

/** What "Start over" does, as far as the sentence says so. */
export function resetting({ words }: Coded, { buttons, compute, last, outputs }: Resets): CalculatorPart[] {
  const named = [...words.matchAll(/B(\d+)/g)].map(([, at]) => buttons[Number(at)])
  const all = named.length === 0 && last !== undefined && keeping.test(words) ? [last] : named
  return all.flatMap((button): CalculatorPart[] => {
    if (button === undefined || button === compute) return []
    const everything =
      /\b(?:clears?|empties|removes|deletes|wipes) everything\b|\beverything is (?:cleared|emptied|removed)\b/.test(
        words,
      )
    const emptied =
      everything ||
      /\b(?:empties|clears?|blanks) (?:the |all )?(?:whole |entire |complete )?(?:form|fields|inputs|entries)\b/.test(
        words,
      )
    const form =
      /\b(?:puts?|brings?|returns?|takes?|sets?|resets?|restores?)\b[^.;]*\b(?:form|fields?|inputs?|entries|everything|all|page|controls?)\b[^.;]*\b(?:initial|original|first|opening|default|start\w*|beginning)\b/.test(
        words,
      ) ||
      /\b(?:form|fields|inputs|everything|all)\b[^.;]*\b(?:back to|as (?:at|in) the (?:start|beginning)|as (?:when|after) |(?:how|what|as) they were|initial)/.test(
        words,
      ) ||
      /\bresets? (?:the |all )?(?:(?:form|fields|inputs|entries)\b|everything)/.test(words) ||
      emptied
    const removing = /\b(?:remov\w+|clear\w*|delet\w+|hid\w+|take\w* away|vanish\w*|disappear\w*|empt\w+)\b/
    const tail = removing.exec(words)?.index ?? -1
    const rest = tail < 0 ? '' : words.slice(Math.max(0, tail - 60))
    const messages = everything || (tail >= 0 && new RegExp(`\\b${message}\\b`).test(rest))
    const answer =
      everything ||
      (tail >= 0 &&
        new RegExp(`\\b${thingOf(outputs)}\\b`).test(rest.replace(/\b(?:number|count) of [a-z]+/g, '')))
    const keeps = keeping.test(words)
    const reloads = keeps && /\b(?:until|till)\b[^.;]*\breload/.test(words) ? { reloads: true as const } : {}
    return form || messages || answer || keeps
      ? [
          {
            part: 'reset',
            button,
            form,
            messages,
            answer,
            keeps,
            ...reloads,
            ...(emptied ? { empties: true as const } : {}),
          },
        ]
      : []
  })
}

/** The parts that a sentence tells by itself, one expression for each. */
type Plain = Exclude<PlainPart, 'unchanged'>

const message = '(?:error )?(?:messages?|errors?|hints?|warnings?|alerts?|notices?)'
const place = '(?:below|under|underneath|beneath|next to|beside|right of|at)'

function told(words: string, shown: string): Record<Plain, () => boolean> {
  const has = (pattern: string) => new RegExp(pattern).test(words)
  return {
    ordered: () =>
      has(
        '\\bonly the first\\b[^.;]*\\b(?:problem|errors?|messages?|fault|mistake|reported|shown|displayed|named)\\b|\\bin (?:this|the following|that|the given|the) order\\b|\\bone (?:message|alert|error) (?:at a time|per field)\\b|\\bfirst (?:that|which) applies\\b',
      ),
    goes: () =>
      has(
        `\\b${message}\\b[^.;]*\\b(?:goes? away|disappears?|vanish(?:es)?|(?:is|are) (?:removed|cleared|hidden|taken away|gone))\\b[^.;]*\\b(?:when|once|as soon as|after)\\b[^.;]*\\b(?:${shown}|worked out|calculated|computed|right entries)\\b`,
      ),
    one: () =>
      has(
        `\\bonly (?:the first|one)(?: error)? ${message}\\b[^.;]*\\b(?:at a time|at once|shown|displayed|given|appears?)\\b|\\b(?:never more than|at most|no more than) one ${message}\\b|\\bone ${message} at a time\\b`,
      ) &&
      has('\\bonly the first\\b|\\border\\b') &&
      !has('\\b(?:per|for each|for every|each|every|below|beside|next to)\\b'),
    beside: () =>
      has(`\\b${message}\\b`) &&
      has(
        `\\b${place}\\b (?:its|the|their|the respective|the corresponding|each|that) (?:own |respective )?(?:fields?|inputs?|controls?|entry)\\b|\\b(?:below|under|underneath|beneath|next to|beside) (?:it|them)\\b`,
      ),
    together: () =>
      has(
        `\\b(?:both|all|two|several)\\b[^.;]*\\b${message}\\b[^.;]*\\b(?:together|at once|same time|both|on the page)\\b|\\b(?:in one go|all at once|at the same time)\\b|\\ball ${message} are (?:shown|reported)`,
      ) && has(`\\b${message}\\b|\\bproblems?\\b`),
    'no answer': () =>
      has(
        `\\b(?:as long as|if|when|while|where|with)\\b[^.;]*\\b(?:${message}|invalid|wrong|not valid)\\b`,
      ) &&
      has(
        `\\bno (?:new )?${shown}\\b|\\b${shown} (?:is|are) (?:not|neither) (?:shown|displayed|visible)|\\bnothing is (?:calculated|computed)`,
      ),
    comma: () =>
      has('\\bcomma\\b') &&
      has('\\b(?:point|dot|period)\\b') &&
      has('\\b(?:equal\\w*|both|same|either|allowed|accept\\w*|possible|fine|permitted|as well|or)\\b') &&
      !has('\\b(?:not|no|only)\\b[^.;]*\\bcomma\\b|\\bcomma\\b[^.;]*\\bnot\\b'),
    trim: () =>
      has('\\b(?:spaces?|blanks?|white ?space)\\b') &&
      has('\\b(?:around|before|leading|surrounding|outer|trailing|at the (?:beginning|start|ends?))\\b') &&
      has(
        '\\b(?:not matter|ignored?|trimmed|removed|cut off|stripped|not count|irrelevant|no effect|disregarded|make no difference|no difference)\\b',
      ),
    stay: () =>
      has(
        `\\b${message}\\b[^.;]*\\b(?:stays?|remains?|kept|persists?)\\b[^.;]*\\b(?:until|till)\\b[^.;]*\\b(?:click|B\\d)`,
      ),
    alone: () =>
      (has('\\bonly\\b[^.;]*\\b(?:sentence|message|text|refusal|quoted)\\b') &&
        has(
          `\\bno ${shown}\\b|\\bneither\\b|\\bwithout (?:an? |any )?${shown}\\b|\\bonly the (?:quoted )?(?:sentence|message|text)\\b`,
        )) ||
      has('\\b(?:message|sentence|text|refusal)\\b[^.;]*\\bshown\\b[^.;]*\\bnothing else\\b'),
  }
}

/** What the answer is called: by what comes out, or by a general word. */
export function thingOf(outputs: string[]): string {
  const names = outputs
    .map((name) => name.toLowerCase().split(' ').at(-1) ?? '')
    .filter((name) => /^[a-z]{3,}$/.test(name))
    .map((name) => `${name}s?`)
  return names.length === 0 ? thing : `(?:${[thing, ...names].join('|')})`
}

export function plainly({ words }: Coded, outputs: string[]): CalculatorPart[] {
  return Object.entries(told(words, thingOf(outputs))).flatMap(([part, holds]) =>
    holds() ? [{ part: part as Plain }] : [],
  )
}

/** "A field that holds nothing but spaces counts as empty". */
export function blanks({ words }: Coded, inputs: KnownInput[], topic: number | undefined): CalculatorPart[] {
  if (
    !/\b(?:only|nothing but|just|solely)\b (?:of )?(?:spaces|blanks|white ?space)\b|\bspaces only\b/.test(
      words,
    )
  )
    return []
  const typed = inputs.filter(({ control }) => control === 'textbox')
  const input =
    inputs[namedIn(words).find((at) => inputs[at]?.control === 'textbox') ?? topic ?? -1] ??
    (typed.length === 1 ? typed[0] : undefined)
  return input?.control === 'textbox' ? [{ part: 'blank', label: input.label }] : []
}

/** "Rounded to whole cents, half a cent upwards", "commercially rounded", "rounded down". */
export function rounding({ words }: Coded): CalculatorPart[] {
  if (!/\bround/.test(words)) return []
  if (
    /\bhalf (?:a cent |cents? |a penny )?(?:is |are )?(?:rounded )?(?:up|upwards?)\b|\bcommercial\w*|\bhalf[- ]?up\b|\b5 (?:is |are )?(?:rounded )?up/.test(
      words,
    )
  )
    return [{ part: 'rounding', mode: 'half up' }]
  if (/\brounded (?:off )?(?:down|downwards)\b|\bdown to\b/.test(words))
    return [{ part: 'rounding', mode: 'down' }]
  return /\brounded (?:up|upwards)\b|\bup to the next\b/.test(words) ? [{ part: 'rounding', mode: 'up' }] : []
}
