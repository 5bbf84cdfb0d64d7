import { z } from 'zod'
import { once } from '../../../shared/domain/basics/once.ts'
import { validationFailed } from '../../../shared/kernel/errors.ts'
import { detailsOf, inWords } from '../../../shared/kernel/faults.ts'

const headerName = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/
const secretName = /^[A-Za-z][A-Za-z0-9_]{0,63}$/
/** Headers that decide routing or framing; a run may not set them. */
const forbiddenHeaders = new Set([
  'host',
  'content-length',
  'transfer-encoding',
  'connection',
  'upgrade',
  'cookie',
  'te',
  'trailer',
])

/** How a hosted web run is set up. */
export const WebConfig = once(() =>
  z
    .strictObject({
      url: z
        .string()
        .min(1)
        .max(2000)
        .describe('Where every case starts; relative addresses in steps resolve against it.'),
      viewport: z
        .strictObject({
          width: z.number().int().min(200).max(2560),
          height: z.number().int().min(200).max(1600),
        })
        .default({ width: 1280, height: 720 }),
      locale: z
        .string()
        .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, 'A language tag such as en-GB')
        .default('en-US'),
      timezone: z
        .string()
        .max(64)
        .refine(isTimeZone, 'An IANA time zone such as Europe/Berlin')
        .default('UTC'),
      storage: z.literal('fresh').default('fresh'),
      headers: z
        .record(
          z.string().regex(headerName, 'A header name'),
          z
            .string()
            .max(2000)
            .regex(/^[^\r\n\0]*$/, 'A header value on one line'),
        )
        .refine((headers) => Object.keys(headers).length <= 30, 'At most 30 headers')
        .refine(
          (headers) => !Object.keys(headers).some((name) => forbiddenHeaders.has(name.toLowerCase())),
          'Host, Cookie and connection headers cannot be set',
        )
        .default({})
        .describe('Sent with requests to the scheme, host and port of `url` only.'),
      basicAuth: z.strictObject({ username: z.string().max(200), password: z.string().max(200) }).optional(),
      stopOnFailure: z.boolean().default(false),
      video: z.boolean().default(true),
      assertionStrength: z
        .boolean()
        .default(false)
        .describe(
          'Plays every case that passed once more, and tries its checks against injected page faults. Faults that no check notices are reported per step.',
        ),
      secrets: z
        .record(
          z.string().regex(secretName, 'A secret name: letters, digits and _'),
          z.string().min(1).max(2000),
        )
        .refine((secrets) => Object.keys(secrets).length <= 50, 'At most 50 secrets')
        .default({})
        .describe(
          '%NAME% in a step or its test data is replaced by the value at run time; the value appears in no evidence.',
        ),
    })
    .meta({ id: 'WebRunConfig' }),
)

const mostSteps = 20

/** How a page is opened that is looked at and not tested. */
export const PageConfig = once(() =>
  WebConfig()
    .pick({ viewport: true, headers: true, basicAuth: true, secrets: true })
    .extend({
      steps: z
        .array(z.string().trim().min(1).max(1000))
        .max(mostSteps)
        .default([])
        .describe(
          'What is done first, such as signing in: steps in prose as those of a case, begun at the page itself. It is opened again after them.',
        ),
    })
    .meta({ id: 'PageConfig' }),
)

export type PageConfig = z.output<ReturnType<typeof PageConfig>>
export type WebConfig = z.output<ReturnType<typeof WebConfig>>

/** Reads what a request gives as `config`; throws a refusal that names each fault by its path. */
export function readWebConfig(raw: Record<string, unknown>): WebConfig {
  const parsed = WebConfig().safeParse(raw, inWords)
  if (parsed.success) return parsed.data
  const details = detailsOf(parsed.error).map(({ path, message }) => ({
    path: path ? `config.${path}` : 'config',
    message,
  }))
  throw validationFailed({ details })
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
