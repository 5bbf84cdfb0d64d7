import type { Kind } from '../idea.ts'
import { speaksOf, thingIn, trial } from '../trial.ts'

const format =
  /\b(?:pdf|csv|xlsx?|excel|json|xml|html|docx?|word|ical|ics|zip|png|svg|epub|ead|txt|markdown)\b/i

/** What comes out: files, prints, reports. Cue: export, download, print or report is demanded; the format where it stands in the sentence. */
export const exportKind: Kind = {
  kind: 'export',
  ideas: (slots) => {
    if (slots.isNegated || !speaksOf(slots, /\b(?:export|download|print|report|save as|generat|extract)/i))
      return []
    const kind = format.exec(slots.sentence)?.[0]
    const noun = thingIn(slots, 'E', 'T')
    const ofContent =
      noun && noun.noun.length <= 35 && !/file|export|report|format|method|function|output/i.test(noun.noun)
        ? ` of the ${noun.noun}`
        : ''
    const out = kind === undefined ? 'output' : `${kind} output`
    return [
      trial(`the ${out}${ofContent} agrees with what is shown`, 'functional', 'Use Case Testing', [
        `Produce the ${out}${ofContent}, open it and compare it with the screen`,
        'It opens without a warning; entries, order, totals, dates and amounts are the same',
      ]),
      trial(`the ${out} with special characters and long texts`, 'functional', 'Error Guessing', [
        `Produce the ${out} from entries with accents, quotes, commas, line breaks and the longest texts`,
        'Every character is there, and no value slips into its neighbour',
        'Zoë "Łukasz" O’Neil; a, b',
      ]),
      trial(`the ${out} with nothing in it`, 'boundary', 'Boundary Value Analysis', [
        `Produce the ${out} where there is no entry`,
        'It comes out empty with its headings, or it is said that there is nothing',
      ]),
      ...(kind !== undefined && /^(?:csv|xlsx?|excel)$/i.test(kind)
        ? [
            trial('a value that looks like a formula', 'security', 'Error Guessing', [
              `Produce the ${out} from an entry that begins with an equals sign and open it in a spreadsheet`,
              'The value is shown as text; nothing is calculated',
              '=1+1',
            ]),
          ]
        : []),
    ]
  },
}
