import { withArticle } from '../amounts.ts'
import { besideOf, isContinuous } from '../bounded.ts'
import type { Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { bounded, refused, tried, usual } from '../tried.ts'

const fileType =
  /\.?\b(pdf|png|jpe?g|gif|svg|webp|heic|csv|xlsx?|docx?|pptx?|txt|rtf|odt|zip|mp[34]|mov|wav|json|xml|html|md|tiff?|bmp|epub)\b/gi
const size = /^(?:[kmg]i?b|kilobytes?|megabytes?|gigabytes?|bytes?)$/i

/** Files that come in: their types, size and number. Each item needs its figure or type; a file that is refused leaves nothing behind. */
export const upload: Kind = {
  kind: 'upload',
  ideas: (slots) => {
    const { sentence, messages } = slots
    const types = [...new Set([...sentence.matchAll(fileType)].map(([, type = '']) => type.toUpperCase()))]
    const seen =
      messages[0] === undefined
        ? 'It is refused, and the message names the reason'
        : `"${messages[0]}" is shown`
    const other = ['EXE', 'TXT', 'ZIP'].find((type) => !types.includes(type)) ?? 'EXE'
    return [
      ...sizeIdeas(slots, types[0]?.toLowerCase() ?? 'pdf', seen),
      ...(types.length > 0 && !slots.isNegated
        ? [
            tried(`${withArticle(other)} file is refused`, refused, [
              [
                'Upload a file of another type',
                `${seen}; nothing of it is stored or listed`,
                `report.${other.toLowerCase()}`,
              ],
            ]),
            tried(
              `${types.join(', ')}: each type is accepted`,
              usual,
              types
                .slice(0, 5)
                .map(
                  (type) =>
                    [
                      `Upload ${withArticle(type)} file`,
                      'It is accepted and listed',
                      `report.${type.toLowerCase()}`,
                    ] as const,
                ),
            ),
            tried(
              `A renamed file is refused: ${other} content under the name of ${withArticle(types[0] ?? '')}`,
              refused,
              [
                [
                  `Upload ${withArticle(other)} file that was renamed`,
                  'It is refused',
                  `renamed.${(types[0] ?? '').toLowerCase()}`,
                ],
              ],
            ),
          ]
        : []),
    ]
  },
}

function sizeIdeas({ limits }: Slots, ending: string, seen: string) {
  const limit = limits.find(({ high, unit }) => high && (size.test(unit) || size.test(high.amount.after)))
  if (!limit?.high || !isContinuous(limit.unit || limit.high.amount.after)) return []
  const { at, outside } = besideOf({ ...limit.high, inclusive: true }, 'high', limit.unit)
  return [
    tried(`A file of ${outside} is refused`, bounded, [
      [`Upload a file of ${outside}`, `${seen}; nothing of it is stored or listed`, `large.${ending}`],
    ]),
    tried(`A file of exactly ${at} is ${limit.high.inclusive ? 'accepted' : 'refused'}`, bounded, [
      [
        `Upload a file of exactly ${at}`,
        limit.high.inclusive ? 'It is accepted and listed' : seen,
        `exact.${ending}`,
      ],
    ]),
  ]
}
