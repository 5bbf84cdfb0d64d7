import type { Idea, Kind } from '../idea.ts'
import type { Slots } from '../slots.ts'
import { ideasOfCode, type Asked } from '../status-codes.ts'
import { trial } from '../trial.ts'

const call = /\b(GET|POST|PUT|PATCH|DELETE)\b[\s`*:"']{0,4}(\/[A-Za-z0-9_{}:./-]{1,50})?/
const method = /\b(GET|POST|PUT|PATCH|DELETE)\b/g
const codes = /\b(?:20[0-4]|30[1278]|40[013-9]|41[0-5]|422|429|50[0-4])\b/g
const web = /\b(?:HTTP|status|response|respond|answer|return|request|endpoint|call|code|reject)/i

/** Requests and their answers. Cues: a status code of HTTP, a method with a path, a field that is required. */
export const api: Kind = {
  kind: 'api',
  ideas: (slots) => {
    const { sentence } = slots
    const isWeb = web.test(sentence) || method.test(sentence)
    method.lastIndex = 0
    const statusCodes = isWeb ? [...new Set(sentence.match(codes) ?? [])] : []
    const asked = askedIn(slots)
    return [
      ...statusCodes.flatMap((code) => ideasOfCode(code, asked, slots)),
      ...(statusCodes.length === 0 ? requiredIdeas(slots) : []),
      ...(asked.path === undefined ? [] : pathIdeas(asked, statusCodes)),
    ].slice(0, 5)
  },
}

function askedIn({ sentence }: Slots): Asked {
  const [, verb, path] = call.exec(sentence) ?? []
  const isSingle = new Set(sentence.match(method) ?? []).size === 1
  const known = path?.replace(/[.:]+$/, '')
  return isSingle && known !== undefined
    ? { method: verb, path: known, text: `${verb} ${known}` }
    : { method: undefined, path: undefined, text: 'the request' }
}

/** Something that a request has to carry. */
function requiredIdeas({ clauses, isNegated }: Slots): Idea[] {
  if (isNegated) return []
  return clauses.flatMap(({ phrases, text }) => {
    if (!phrases.some(({ tag }) => tag === 'REQ') || /\b(?:no|not)\b/i.test(text)) return []
    const field = phrases.find(({ tag }) => tag === 'F')?.text.replace(/[`"*]/g, '')
    if (field === undefined || field.length > 40) return []
    return [
      trial(`A request without "${field}" is refused`, 'negative', 'Equivalence Partitioning', [
        `Send the request without "${field}"`,
        'It is refused with an error that names what is missing; nothing is saved',
      ]),
      trial(`A request with an empty "${field}" is refused`, 'negative', 'Equivalence Partitioning', [
        `Send the request with an empty "${field}"`,
        'It is refused; nothing is saved',
      ]),
    ]
  })
}

function pathIdeas({ method: verb, path = '', text }: Asked, statusCodes: readonly string[]): Idea[] {
  const isOne = /[{:](\w+)/.test(path)
  return [
    ...(statusCodes.some((code) => code.startsWith('2'))
      ? []
      : [
          trial(`${text} works for a right request`, 'functional', 'Equivalence Partitioning', [
            `Send ${text} with everything that it needs`,
            'It succeeds and the answer holds what is described',
          ]),
        ]),
    ...(isOne && !statusCodes.includes('404')
      ? [
          trial(`${text} for an unknown id finds nothing`, 'negative', 'Equivalence Partitioning', [
            `Send ${text} with an id that does not exist`,
            'It is answered as not found; nothing is created or changed',
          ]),
        ]
      : []),
    ...(verb === 'POST'
      ? [
          trial(`${text} sent twice`, 'negative', 'Error Guessing', [
            `Send ${text} twice with the same body`,
            'The second answer says whether a second entry was made; both answers agree with what is stored',
          ]),
        ]
      : []),
    ...(statusCodes.includes('401')
      ? []
      : [
          trial(`${text} without signing in`, 'security', 'Error Guessing', [
            `Send ${text} without credentials`,
            'It is refused unless it is meant for everybody',
          ]),
        ]),
  ]
}
