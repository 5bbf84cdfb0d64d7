import { examplesIn } from './example-values.ts'
import type { CheckedPart } from './parts.ts'
import { filledByExample, type RulesOf } from './success-samples.ts'
import type { ToldSentence } from './told-sentences.ts'
import { inputNamed, type Vocabulary } from './vocabulary.ts'

/** Words that say that nothing was wrong. */
export const successWords =
  /\b(?:if|when|once|as soon as|after|on|with|provided(?: that)?|where) (?:then )?(?:everything|all (?:the )?(?:fields|entries|rules|values|inputs|checks|of (?:them|this|it))?|nothing|no (?:field|rule|message|error|problem|mistake)s?|the (?:form|entries|data|input|values|request|registration|order|booking|application)|(?:an? |the )?(?:correct|valid|successful|complete)(?:ly)?\b|it|every (?:field|entry|rule)|each field|there (?:is|are) no|success)\b[^.;"]{0,50}?(?:\b(?:right|correct|valid|fine|succeeds?|holds?|pass|ok(?:ay)?|in order|passes?|passed|met|accepted|wrong|invalid|complete|filled|sent|submitted|broken|violated|successful(?:ly)?|registration|submission|submit|sign-up|booking|order|form|entries|data|errors?|messages?|problems?|mistakes?|fits|input|success)\b|$)|\botherwise\b[^.;"]{0,40}\b(?:account|form|entry|request|order|booking)\b[^.;"]{0,20}\b(?:created|sent|saved|accepted|registered)\b|\b(?:without|with no) (?:any )?(?:errors?|mistakes?|problems?|wrong)\b|\b(?:errors|mistakes|problems) (?:are|is) (?:left|absent)\b|\bsuccess(?:ful(?:ly)?)?\b/i
const wrong =
  /\b(?:is|are|was) (?:not|in)(?: |-)?(?:right|correct|valid|complete)|\bnot (?:all|every)\b|\bsomething is wrong\b|\b(?:is|are) (?:left )?(?:empty|blank|missing)\b|\bunsuccessful|\bno success\b/i
const shows =
  /\b(?:appears?|shows?|shown|says?|reads?|displays?|displayed|see[sn]?|stands?|with|replaced by|answers?|greets?|thanks?|confirms?|text|message|it says|:)\b|:/i

/** The text that a form shows when all is right; values that it repeats stand in it under the labels of their inputs. */
export function readSuccess(
  sentence: ToldSentence,
  vocabulary: Vocabulary,
  rules: RulesOf = new Map(),
): CheckedPart | undefined {
  const { words, quotes } = sentence
  const outside = words.replace(/\([^()]{0,200}\)/g, ' ')
  if (!successWords.test(outside) || wrong.test(outside) || !shows.test(outside.replace(/Q\d+/g, ' ')))
    return undefined
  const shown = quotes.find(
    ({ value }) =>
      !isName(value, vocabulary) && /\s/.test(value) && !value.endsWith('?') && !/…|\.\.\./.test(value),
  )
  if (!shown) return undefined
  const example = /\b(?:for example|for instance|e\.\s?g\.|such as|like)[:,]? ?Q\d/i.test(words)
  const told =
    (example ? filledByExample(shown.value, vocabulary.inputs, rules) : undefined) ??
    filledIn(shown.value, sentence, vocabulary)
  return told && { part: 'success', ...told }
}

function isName(value: string, { inputs, buttons }: Vocabulary): boolean {
  return (
    buttons.includes(value) || inputs.some(({ label, options }) => label === value || options.includes(value))
  )
}

const slot = /<([^<>]{1,40})>|\{([^{}]{1,40})\}|\[([^[\]]{1,40})\]/g
const repeats =
  /\bfrom the (?:form|entries|fields|inputs?)\b|\bthat was (?:entered|typed|chosen)\b|\b(?:with|where|showing|containing|using|including|followed by|built from|instead of|in place of|name(?:s|d)?|as (?:typed|entered|given|chosen)|e\.g\.|for example|for instance|such as|the (?:typed|entered|chosen|given))\b/i

/** Puts the labels of inputs in the place of the example values; a text of which that is not sure keeps only what is. */
function filledIn(
  text: string,
  { words, quotes }: ToldSentence,
  vocabulary: Vocabulary,
): { text: string; sample?: Record<string, string> } | undefined {
  const slots = [...text.matchAll(slot)]
  if (slots.length > 0) {
    let whole = true
    const filled = text.replace(slot, (_all: string, a?: string, b?: string, c?: string) => {
      const input = inputNamed(a ?? b ?? c ?? '', vocabulary)
      whole &&= input !== undefined
      return `{${input?.label ?? '?'}}`
    })
    return whole ? { text: filled } : fixedPart(filled.replaceAll('{?}', '\u0001'))
  }
  const hint = words.replace(/Q\d+/g, (name) =>
    isName(quotes[Number(name.slice(1))]?.value ?? '', vocabulary)
      ? ` ${quotes[Number(name.slice(1))]?.value ?? ''} `
      : ' ',
  )
  const said = repeats.test(hint)
  const named = said ? labelsIn(hint, vocabulary) : []
  const sample: Record<string, string> = {}
  for (const { label, options } of vocabulary.inputs) {
    const option = named.includes(label) ? options.find((one) => text.includes(one)) : undefined
    if (option !== undefined) sample[label] = option
  }
  const candidates = examplesIn(Object.values(sample).reduce((all, option) => all.replace(option, ' '), text))
  if (candidates.length === 0 && Object.keys(sample).length === 0) return { text }
  if (!said) return isFixed(candidates) ? { text } : fixedPart(masked(text, candidates))
  const used = new Set<string>()
  for (const label of named.filter((one) => sample[one] === undefined)) {
    const fitting = candidates.filter((one) => !used.has(one) && fits(one, label, named.length === 1))
    const [one] = fitting
    if (one === undefined || fitting.length > 1) continue
    used.add(one)
    sample[label] = one
  }
  const rest = candidates.filter((one) => !used.has(one))
  if (Object.keys(sample).length === 0 || rest.length > 0) return fixedPart(masked(text, candidates))
  // Only half of a name was taken for the example: "Anna {Name}".
  if (Object.values(sample).some((value) => isHalf(text, value))) return fixedPart(masked(text, candidates))
  const filled = Object.entries(sample).reduce(
    (all, [label, value]) => all.replace(value, `{${label}}`),
    text,
  )
  return { text: filled, sample }
}

/** Names of what the page is about stand in a text that repeats nothing; a number or an address rather is a value. */
function isFixed(candidates: string[]): boolean {
  return candidates.every((one) => !/[\d@_]/.test(one))
}

function labelsIn(words: string, { inputs }: Vocabulary): string[] {
  const spoken = ` ${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const typed = inputs.filter(({ control }) => control !== 'checkbox')
  const plain = (label: string) =>
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const whole = typed.filter(({ label }) => spoken.includes(` ${plain(label)} `))
  const named = whole.filter(
    ({ label }) =>
      !whole.some(
        (other) =>
          other.label !== label &&
          plain(other.label).includes(plain(label)) &&
          !spoken.replaceAll(plain(other.label), '').includes(` ${plain(label)} `),
      ),
  )
  // "The amount" of "Amount in EUR": a word that only one label has.
  const byWord = typed.filter(
    ({ label }) =>
      !named.some((one) => one.label === label) &&
      plain(label)
        .split(' ')
        .some(
          (word) =>
            word.length > 3 &&
            spoken.includes(` ${word} `) &&
            typed.filter((one) => plain(one.label).split(' ').includes(word)).length === 1,
        ),
  )
  return [...named, ...byWord].map(({ label }) => label)
}

function fits(example: string, label: string, only: boolean): boolean {
  if (/@/.test(example)) return /mail/i.test(label)
  if (/^[\d.,:]+$/.test(example))
    return (
      /\b(?:number|age|guests?|persons?|people|seats?|nights?|days?|tickets?|quantity|amount|copies|year|time|how many|children|adults|participants?|hours?|weight|size)\b/i.test(
        label,
      ) || only
    )
  return !/mail|number|age|phone|password/i.test(label) || only
}

function masked(text: string, candidates: string[]): string {
  return candidates.reduce((all, one) => all.replace(one, '\u0001'), text)
}

/** The whole sentences of a text that hold nothing unsure. */
function fixedPart(text: string): { text: string } | undefined {
  const sure = text
    .split(/(?<=[.!?])\s+/)
    .filter((one) => !one.includes('\u0001') && !one.includes('{') && one.split(/\s+/).length >= 3)
  const [longest] = sure.toSorted((a, b) => b.length - a.length)
  return longest === undefined ? undefined : { text: longest }
}

function isHalf(text: string, value: string): boolean {
  const at = text.indexOf(value)
  const before = /\p{Lu}[\p{L}'-]* $/u.test(text.slice(0, at))
  return /^\p{Lu}\p{Ll}/u.test(value) && (before || /^ \p{Lu}\p{Ll}/u.test(text.slice(at + value.length)))
}
