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
    if (!verdict.allowed) {
      await release(taken)
      throw exhausted(context, limit, { ...verdict, max })
    }
    showTightest(context, { ...verdict, max })
    taken.push({ limit, release: verdict.release })
  }
  return () => release(taken.filter(({ limit }) => !limit.attempts))
}

type Figures = Pick<LimitVerdict, 'remaining' | 'resetAt'> & { max: number }

function exhausted(context: Context, { name, setting }: Limit<never>, figures: Figures) {
  const headers = rateLimitHeaders(context.now(), figures)
  const seconds = headers[reset]
  const refused = `At most ${figures.max} ${name} an hour are allowed. Try again in ${seconds} seconds.`
  // Whoever is limited on one machine is the one who may lift the limit.
  const { LOCAL } = context.services.settings
  const lifted = `To allow more, start with: npm start -- --var ${setting}:NUMBER`
  return rateLimited({
    message: LOCAL ? `${refused} ${lifted}` : refused,
    headers: { ...headers, 'Retry-After': seconds },
  })
}

/** Of the limits that a call passes, its answer shows the one that leaves the least, for the longest. */
function showTightest({ now, responseHeaders }: Context, figures: Figures): void {
  const headers: Record<string, string> = rateLimitHeaders(now(), figures)
  const less = (name: string) => Number(responseHeaders[name] ?? Infinity) - Number(headers[name])
  if (less(remaining) > 0 || (less(remaining) === 0 && less(reset) < 0))
    Object.assign(responseHeaders, headers)
}

const remaining = 'RateLimit-Remaining'
const reset = 'RateLimit-Reset'

const rateLimitHeaders = (now: number, { max, ...figures }: Figures) => ({
  'RateLimit-Limit': String(max),
  [remaining]: String(figures.remaining),
  [reset]: String(Math.max(1, Math.ceil((figures.resetAt - now) / 1000))),
})
