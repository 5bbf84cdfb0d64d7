import { fieldsOf } from '../fields.ts'
import type { Kind } from '../idea.ts'
import { guessed, tried, usual } from '../tried.ts'

/** Finding by words. Needs the act of searching. */
export const search: Kind = {
  kind: 'search',
  ideas: (slots) => {
    if (!/\bsearch|\bfind\b|\blook(?:ed)? up\b|\bquery/i.test(slots.sentence) || slots.isNegated) return []
    const fields = fieldsOf(slots, 3)
      .map(({ noun }) => noun)
      .filter((noun) => !/search|result|term|query/i.test(noun))
    const by = fields.length > 0 ? fields.join(', then by ') : 'a word that one entry has'
    const none =
      slots.messages[0] === undefined ? 'The page says that nothing fits' : `"${slots.messages[0]}" is shown`
    return [
      tried(`A search${fields.length > 0 ? ` by ${fields.join(', ')}` : ''} finds what is there`, usual, [
        [`Search by ${by}`, 'The entry is listed, and none that does not fit'],
      ]),
      tried('A search that fits nothing', usual, [['Search for a word that no entry has', none]]),
      tried('Letter case, part of a word and blanks', guessed, [
        [
          'Search for the same word in capitals, for its first three letters, and with blanks around it',
          'What comes is the same for capitals and blanks; parts of words find what the text promises',
        ],
      ]),
    ]
  },
}
