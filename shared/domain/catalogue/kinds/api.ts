import { quotedOf } from '../doings.ts'
import type { Idea, Kind } from '../idea.ts'
import { refused, tried, usual } from '../tried.ts'

const call = /\b(GET|POST|PUT|PATCH|DELETE|HEAD)\s+`?(\/[\w\-/{}:.?=&[\]]*)/
const code = /(?<![\d.])([1-5]\d\d)(?!\d|%|\.\d)/g
/** How a client brings a status about, and its test type. */
const causes: Record<string, string> = {
  400: 'Send a body with one wrong field, then one without a required field',
  401: 'Send the request without credentials, then with an expired token',
  403: 'Send the request as somebody without the right',
  404: 'Send the request for an id that does not exist',
  405: 'Send the request with another method',
  409: 'Send a request that conflicts with what is there: the same one twice',
  410: 'Send the request for something that was removed',
  413: 'Send a body that is larger than is allowed',
  415: 'Send a body of another content type',
  422: 'Send a well-formed body with a value that is not allowed',
  429: 'Send one request more than the limit allows',
}

/** Requests and answers. Needs a method with a path, or a status. */
export const api: Kind = {
  kind: 'api',
  ideas: (slots) => {
    const [, method = '', path = ''] = call.exec(slots.sentence) ?? []
    const codes = [...new Set([...slots.sentence.matchAll(code)].map(([, status = '']) => status))]
    if (method === '' && codes.length === 0) return []
    const name = method === '' ? 'The request' : `${method} ${path.replace(/[.]$/, '')}`
    const failures = codes.filter((status) => status in causes).slice(0, 3)
    const [success] = codes.filter((status) => status.startsWith('2'))
    return [
      ...failures.map((status) => failure(name, status, slots.messages[0])),
      ...(success === undefined && (method === '' || slots.isNegated)
        ? []
        : [
            tried(
              `${name}: a right request ${success === undefined ? 'succeeds' : `gives ${success}`}`,
              usual,
              [
                [
                  `Send ${name === 'The request' ? 'a right request' : `a right ${name}`}`,
                  success === undefined
                    ? 'The status is 2xx'
                    : `The status is ${success}: ${quotedOf(slots)}`,
                ],
              ],
            ),
          ]),
      ...(method === '' || failures.includes('401')
        ? []
        : [
            tried(`${name} without credentials is refused`, refused, [
              [
                `Send ${name} without a token, then with an expired one`,
                'The status is 401 and nothing is read or changed',
              ],
            ]),
          ]),
    ]
  },
}

const failure = (name: string, status: string, message: string | undefined): Idea =>
  tried(`${name} gives ${status}`, refused, [
    [
      causes[status] as string,
      `The status is ${status}${message === undefined ? '' : `, and the body has "${message}"`}; nothing is changed`,
    ],
  ])
