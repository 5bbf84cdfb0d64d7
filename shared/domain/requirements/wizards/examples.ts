import { moneyIn } from './money.ts'
import type { Line } from './step-lines.ts'
import type { WizardPart } from './wizard-facts.ts'
import { boxNamed, choicesIn, countedBy, type KnownInput } from './wizard-inputs.ts'

const leading = /\bexamples?\b\s*[:(–-]?|\bfor (?:example|instance)\b,?|\be\.g\.,?|^\W*(?:so|thus|hence)\b/i

/** Whether a sentence with money only shows how prices come out. */
export function isExample({ part, sentence }: Line): boolean {
  return (
    sentence.kind === 'example' || /\bexamples?\b\s*[:(–-]|\bfor (?:example|instance)\b/i.test(part.masked)
  )
}

/** "Example: Lake cabin, 3 guests, 7 nights, with breakfast: €840.00, …, total €995.50": values of inputs and what they come to. */
export function exampleIn(line: Line, inputs: KnownInput[]): WizardPart[] {
  const plain = line.part.raw.replace(/["“”*]/g, ' ').replace(/\s/g, ' ')
  const lead = leading.exec(plain)
  if (line.sentence.table || !lead) return []
  const from = lead.index + lead[0].length
  const amounts = moneyIn(plain).filter(({ start }) => start >= from)
  const [first] = amounts
  if (!first) return []
  const before = plain.slice(from, first.start)
  const told = valuesIn(before, inputs)
  const values = told.length > 0 ? told : valuesIn(plain.slice(from), inputs)
  if (values.length < 2 || new Set(values.map(([label]) => label)).size < values.length) return []
  return [
    {
      part: 'example',
      values,
      amounts: amounts.map(({ text, start }, at) =>
        namedAmount(plain, text, start, amounts[at - 1]?.end ?? from),
      ),
    },
  ]
}

function namedAmount(
  plain: string,
  text: string,
  start: number,
  from: number,
): { name?: string; text: string } {
  const name = /([\p{L}][\p{L} -]{2,30}?)\s*(?:is|of|:|=|,)?\s*$/u
    .exec(plain.slice(Math.max(from, start - 40), start))?.[1]
    ?.trim()
  const told = name?.replace(/^(?:and|the|a|in|with|makes?|gives?|costs?|cost)\s+/i, '')
  return {
    text,
    ...(told && /total|price|sum|discount|fee|premium|amount/i.test(told) ? { name: told } : {}),
  }
}

/** The values that words give to inputs: a value of a list, "3 guests", "with breakfast", "without cover". */
export function valuesIn(text: string, inputs: KnownInput[]): [label: string, value: string][] {
  const found: [string, string][] = choicesIn(text, inputs).map(({ input, value }) => [input.label, value])
  for (const match of text.matchAll(/(?<![\d.,])(\d{1,5}) ([\p{L}-]+)(?: ([\p{L}-]+))?(?: ([\p{L}-]+))?/gu)) {
    const units = [match[2], match[3], match[4]].filter((one) => one !== undefined)
    const input = units.map((unit) => countedBy(unit, inputs)).find((one) => one !== undefined)
    if (input && !found.some(([label]) => label === input.label)) found.push([input.label, match[1] ?? ''])
  }
  for (const match of text.matchAll(
    /\b(with(?:out)?|including|incl\.|no) (?:the |an? )?([\p{L}][\p{L} -]{2,40}?)(?=\s*[:,;.(]|\s*$| (?:and|costs?|is|are|comes?)\b)/giu,
  )) {
    const box = boxNamed(match[2] ?? '', inputs)
    if (box) found.push([box.label, /^(?:without|no)$/i.test(match[1] ?? '') ? 'unchecked' : 'checked'])
  }
  return found
}
