import { withArticle } from '../../english/articles.ts'
import type { Idea, Kind } from '../idea.ts'
import { headerIdeas } from '../header-ideas.ts'
import type { Slots } from '../slots.ts'
import { partIdeas } from '../partly-wrong.ts'
import { ideasOfCode, type Asked } from '../status-codes.ts'
import { casesOfCodes } from '../code-cases.ts'
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
    const isWeb = slots.kinds.has('api') || web.test(sentence) || method.test(sentence)
    method.lastIndex = 0
    const statusCodes = isWeb ? [...new Set(sentence.match(codes) ?? [])] : []
    const asked = askedIn(slots)
    const isList = /\b(?:errors|fields|each|every|all)\b/i.test(sentence)
    const cases = casesOfCodes(slots, asked).filter(
      ({ codes: own }) => !isList || (own !== '400' && own !== '422'),
    )
    const plain = statusCodes.filter((code) => !cases.some(({ codes: own }) => own === code))
    return [
      ...cases.map(({ idea }) => idea),
      ...plain.flatMap((code) => ideasOfCode(code, asked, slots)),
      ...headerIdeas(slots, asked),
      ...partIdeas(slots),
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
  const described = describedField(clauses)
  if (described !== undefined) return described
  return clauses.flatMap(({ phrases, text }) => {
    if (!phrases.some(({ tag }) => tag === 'REQ') || /\b(?:no|not)\b/i.test(text)) return []
    const field = phrases.find(({ tag }) => tag === 'F')?.text.replace(/[`"*]/g, '')
    if (field === undefined || field.length > 40) return []
    if (/\b(?:token|authentication|authorization|credentials)\b/i.test(field))
      return tokenIdeas(withoutCapital(field))
    return missingIdeas(field)
  })
}

/** A field that is described by headings ("Name: x; Type: String; Required"): the last word about it counts. None where it is optional. */
function describedField(clauses: Slots['clauses']): Idea[] | undefined {
  const phrases = clauses.flatMap((clause) => clause.phrases)
  const heads = phrases.filter(({ tag, text }) => tag === 'F' && /^(?:name|type|description)$/i.test(text))
  if (heads.length < 2) return undefined
  const name = phrases.find(({ tag }) => tag === 'O')?.text.replace(/[`"*“”]/g, '')
  const isRequired = phrases.findLast(({ tag }) => tag === 'REQ' || tag === 'OPT')?.tag === 'REQ'
  return isRequired && name !== undefined && name.length <= 40 ? missingIdeas(name) : []
}

const missingIdeas = (field: string): Idea[] => [
  trial(`A request without "${field}" is refused`, 'negative', 'Equivalence Partitioning', [
    `Send the request without "${field}"`,
    'It is refused with an error that names what is missing; nothing is saved',
  ]),
  trial(`A request with an empty "${field}" is refused`, 'negative', 'Equivalence Partitioning', [
    `Send the request with an empty "${field}"`,
    'It is refused; nothing is saved',
  ]),
]

const withoutCapital = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A token is no value of the body: without it, and with a wrong one. */
const tokenIdeas = (token: string): Idea[] =>
  [
    [
      `without ${/token/i.test(token) ? `the ${token}` : token}`,
      `Send the request without ${/token/i.test(token) ? `the ${token}` : token}`,
    ] as const,
    ...(/token/i.test(token)
      ? [
          [
            `with ${withArticle(token)} that was made up`,
            `Send the request with ${withArticle(token)} that was never issued`,
          ] as const,
        ]
      : []),
  ].map(([how, action]) =>
    trial(`A request ${how} is refused`, 'security', 'Equivalence Partitioning', [
      action,
      'It is refused as not authorised; nothing is saved or returned',
    ]),
  )

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
    ...(statusCodes.includes('401') || verb === 'GET'
      ? []
      : [
          trial(`${text} without signing in`, 'security', 'Error Guessing', [
            `Send ${text} without credentials`,
            'It is refused as not signed in; nothing is created or changed',
          ]),
        ]),
  ]
}
