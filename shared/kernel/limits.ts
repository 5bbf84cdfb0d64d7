import type { LimitVerdict } from '../services/limiter.ts'
import type { NumberSetting } from '../services/settings.ts'
import type { Context } from './context.ts'
import { rateLimited } from './errors.ts'

/** An hourly limit on started work, counted per key in an exact sliding hour. */
export interface Limit<Input> {
  /** What is counted, in plural: "uploads". Limits of one name and key share one count. */
  name: string
  /** The operator's setting that holds the maximum per hour. */
  setting: NumberSetting
  /** Who or what is counted; undefined when the limit does not apply to this input. */
  key: (context: Context, input: Input) => string | undefined
  /** Counts what was refused as well, because the refusal tells something. */
  attempts?: true
}

const hourMs = 3_600_000

/** Counts once against one limit; undefined when it does not apply. For work that waits for its turn; requests are refused by `takeLimits`. */
export async function takeLimit<Input>(
  context: Context,
  { name, setting, key: keyOf }: Limit<Input>,
  input: Input,
): Promise<LimitVerdict | undefined> {
  const { limiter, settings } = context.services
  const key = keyOf(context, input)
  if (key === undefined) return undefined
  return limiter.take({ name, key, max: settings[setting], windowMs: hourMs, now: context.now() })
}

/** Counts a request against every limit. Throws `rate_limited` at the first that is exhausted, giving back the others. Returns a function that gives back what does not count attempts. */
export async function takeLimits<Input>(
  context: Context,
  limits: readonly Limit<Input>[],
  input: Input,
): Promise<() => Promise<void>> {
  const taken: { limit: Limit<Input>; release: () => Promise<void> }[] = []
  // A limit that cannot be given back must not hide the refusal that it is given back for.
  const release = async (counted: typeof taken) => {
    await Promise.allSettled(counted.map(({ release }) => release()))
  }
  for (const limit of limits) {
    const verdict = await takeLimit(context, limit, input)
    if (!verdict) continue
    const max = context.services.settings[limit.setting]
    const headers = rateLimitHeaders(max, verdict, context.now())
    if (!verdict.allowed) {
      await release(taken)
      throw rateLimited({
        message: `At most ${max} ${limit.name} an hour are allowed. Try again in ${headers['RateLimit-Reset']} seconds.`,
        headers: { ...headers, 'Retry-After': headers['RateLimit-Reset'] },
      })
    }
    Object.assign(context.responseHeaders, headers)
    taken.push({ limit, release: verdict.release })
  }
  return () => release(taken.filter(({ limit }) => !limit.attempts))
}

function rateLimitHeaders(max: number, verdict: { remaining: number; resetAt: number }, now: number) {
  return {
    'RateLimit-Limit': String(max),
    'RateLimit-Remaining': String(verdict.remaining),
    'RateLimit-Reset': String(Math.max(1, Math.ceil((verdict.resetAt - now) / 1000))),
  }
}
