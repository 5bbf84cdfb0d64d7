import type { Kind } from '../idea.ts'
import { guessed, tried, usual } from '../tried.ts'

const format = /\b(csv|pdf|xlsx?|excel|json|xml|docx?|word|html|zip|ics|png|svg)\b/i

/** Files, prints and reports that go out. Needs a format or the act of exporting. */
export const exported: Kind = {
  kind: 'export',
  ideas: ({ sentence, isNegated }) => {
    const type = format.exec(sentence)?.[1]?.toUpperCase()
    if (isNegated || (type === undefined && !/\bexport|\bdownload|\bprint/i.test(sentence))) return []
    const file = type === undefined ? 'file' : `${type} file`
    return [
      tried(`The ${file} holds what is shown`, usual, [
        [
          type === undefined
            ? 'Export what is shown and open it'
            : `Export it as ${type} and open the file in its usual program`,
          'Every entry that is shown is in it, with the same values and none besides',
        ],
      ]),
      tried(`The ${file} keeps special characters`, guessed, [
        [
          'Export entries with umlauts, quotes, commas, line breaks and a text that begins with "="',
          'They are the same in the file, and nothing of them is run as a formula',
          'Müller, "A;B", =1+1',
        ],
      ]),
      tried(`Nothing to export gives an empty ${file}`, guessed, [
        [
          'Export where there is no entry',
          'The file has its headings alone, or it is said that there is nothing',
        ],
      ]),
    ]
  },
}
