import type { Kind } from '../idea.ts'
import { guessed, tried, usual } from '../tried.ts'

const names =
  /\b(English|German|French|Spanish|Italian|Portuguese|Dutch|Polish|Czech|Swedish|Danish|Norwegian|Finnish|Russian|Ukrainian|Turkish|Arabic|Hebrew|Chinese|Japanese|Korean|Hindi|Greek|Romanian|Hungarian)\b/g

/** Translations and formats. Needs named languages, or the word. */
export const language: Kind = {
  kind: 'language',
  ideas: ({ sentence }) => {
    const named = [...new Set([...sentence.matchAll(names)].map(([name]) => name))]
    if (named.length === 0 && !/\blanguages?\b|\btranslat|\blocali[sz]|\bmultilingual/i.test(sentence))
      return []
    return [
      tried(
        named.length > 0
          ? `Every text is in ${named.join(', then in ')}`
          : 'Every text is in the chosen language',
        usual,
        [
          [
            named.length > 0 ? `Switch to ${named.join(', then to ')}` : 'Switch to each language',
            'Pages, messages and mails are in it as a whole, and no text is cut off',
          ],
        ],
      ),
      tried('Dates, numbers and names of the language', guessed, [
        [
          'Look at dates, decimal numbers and amounts in each language, and enter names with its letters',
          'They are written as is usual there, and names are kept as they were entered',
        ],
      ]),
    ]
  },
}
