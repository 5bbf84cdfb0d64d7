import { listed } from '../../english/listed.ts'
import type { Kind } from '../idea.ts'
import { followedIdeas } from '../exported-filters.ts'
import { workedOf } from '../objects.ts'
import type { Slots } from '../slots.ts'
import { trial } from '../trial.ts'

const format =
  /\b(?:pdf|csv|xlsx?|excel|json|xml|html|docx?|word|ical|ics|zip|png|svg|epub|ead|txt|markdown)\b/i

const exports = /\b(?:export|download|print|save[sd]? as|generat|extract)/i
const named = /\b(?:exports?|downloads?|print-?outs?)\b/i
const sure = /\b(?:export|download|print)/i

/** What comes out: files, prints, reports. Cue: a verb or a thing of exporting, downloading or printing; a verb of making where the sentence is known to demand an export. The formats where they stand in the sentence. */
export const exportKind: Kind = {
  kind: 'export',
  ideas: (slots) => {
    if (slots.isNegated || !isExport(slots)) return []
    const formats = [...new Set((slots.sentence.match(every) ?? []).map((name) => name))]
    const kind = formats[0]
    const noun = workedOf(slots, exports)?.thing
    const what =
      noun &&
      noun.noun.length <= 35 &&
      !/file|export|report|format|method|function|output/i.test(noun.noun) &&
      !format.test(noun.noun)
        ? ` of the ${noun.noun}`
        : ''
    const out = kind === undefined ? 'output' : `${kind} output`
    return [
      ...(formats.length > 1
        ? [
            trial(`${listed(formats)} hold the same`, 'functional', 'Equivalence Partitioning', [
              `Produce the output${what} as ${listed(formats)} one after the other and open each in a program for it`,
              'Each opens without a warning, and all hold the same entries, dates and amounts as the screen',
            ]),
          ]
        : [
            trial(`the ${out}${what} agrees with what is shown`, 'functional', 'Use Case Testing', [
              `Produce the ${out}${what}, open it and compare it with the screen`,
              'It opens without a warning; entries, order, totals, dates and amounts are the same',
            ]),
          ]),
      ...followedIdeas(slots),
      trial(`the ${out} with special characters and long texts`, 'functional', 'Error Guessing', [
        `Produce the ${out} from entries with accents, quotes, commas, line breaks and the longest texts`,
        'Every character is there, and no value slips into its neighbour',
        'Zoë "Łukasz" O’Neil; a, b',
      ]),
      trial(`the ${out} with nothing in it`, 'boundary', 'Boundary Value Analysis', [
        `Produce the ${out} where there is no entry`,
        'No error is shown, and no entry of somebody or something else is in it',
      ]),
      ...(formats.some((name) => /^(?:csv|xlsx?|excel)$/i.test(name))
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

const every = new RegExp(format.source, 'gi')

/** A verb, or a thing that is named for it; "report" alone is a verb as often as a paper. */
const isExport = ({ clauses, kinds }: Slots): boolean =>
  clauses.some(
    ({ tag, phrases }) =>
      tag !== 'ctx' &&
      phrases.some(
        ({ tag: role, text }) =>
          (role === 'V' && (kinds.has('export') ? exports : sure).test(text)) ||
          (kinds.has('export') && /^[TEOC]$/.test(role) && (named.test(text) || /\breports?$/i.test(text))),
      ),
  )
