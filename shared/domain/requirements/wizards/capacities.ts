import { labelKey } from '../facts/labels.ts'
import type { Line } from './step-lines.ts'
import type { WizardPart } from './wizard-facts.ts'
import { choicesIn, isNumber, shortLabel, wordStems, type KnownInput } from './wizard-inputs.ts'

interface Counts {
  input: KnownInput
  counts: [value: string, most: number][]
}

/** "Not more than the chosen cabin sleeps", with a message about one cabin: a number that the chosen value limits. */
export function capacityOf(line: Line, inputs: KnownInput[], all: Counts[]): WizardPart | undefined {
  const { sentence, part } = line
  const labels = sentence.facts.flatMap((fact) => (fact.kind === 'message' ? fact.labels : []))
  for (const { input: by, counts } of all) {
    const words = part.masked.toLowerCase()
    const compared =
      /\b(?:more|at most|exceed\w*|fit|enough|as many|above|too many|capacity|sleeps|seats|holds|takes)\b/.test(
        words,
      )
    const about = [by.label, 'chosen', 'selected'].some((word) =>
      words.includes(shortLabel(word).toLowerCase()),
    )
    if (!compared || !about) continue
    if (choicesIn(part.masked, [by]).length > 1) continue
    const sample = part.quotes
      .map(({ value }) => ({ value, choice: choicesIn(value, [by])[0]?.value }))
      .find(({ value, choice }) => choice !== undefined && /\d/.test(value))
    const most = counts.find(([value]) => value === sample?.choice)?.[1]
    const input =
      inputs.find(({ label }) => labels.some((one) => labelKey(one) === labelKey(label))) ??
      spokenOf(part.masked, inputs)
    if (!input || !isNumber(input.constraints)) continue
    const message =
      sample?.choice !== undefined && most !== undefined && new RegExp(`\\b${most}\\b`).test(sample.value)
        ? { text: sample.value, value: sample.choice, most }
        : undefined
    return {
      part: 'capacity',
      label: input.label,
      by: by.label,
      most: counts,
      ...(message ? { message } : {}),
    }
  }
  return undefined
}

function spokenOf(masked: string, inputs: KnownInput[]): KnownInput | undefined {
  const stems = new Set(wordStems(masked))
  return inputs.find(
    ({ label, constraints }) =>
      isNumber(constraints) && wordStems(shortLabel(label)).every((stem) => stems.has(stem)),
  )
}
