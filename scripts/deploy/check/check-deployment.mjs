import { clientOf } from './client.mjs'
import { outside } from './outside.mjs'
import { work } from './work.mjs'

/**
 * Tries a deployment at `url` as a stranger would, one check after the other, and says a line for each. `target` is a public page that a browser of it opens.
 * Returns how many did not hold. Where nobody answers the first one, the others are not tried.
 */
export async function checkDeployment(url, { target, say }) {
  const origin = new URL(url)
  const client = { ...clientOf(origin), target }
  const known = {}
  let faults = 0
  for (const check of [...outside, ...work]) {
    const started = performance.now()
    const { seen, error } = await check.run(client, known).then(
      (result) => ({ seen: result }),
      (thrown) => ({ error: thrown }),
    )
    const fault = error && said(error)
    if (fault !== undefined) faults++
    const took = `${Math.round(performance.now() - started)} ms`
    say(
      [fault === undefined ? 'ok   ' : 'FAULT', check.name, fault ?? seen, took].filter(Boolean).join(' · '),
    )
    if (check === outside[0] && isUnreachable(error)) {
      say(`Nobody can be reached at ${origin.origin}, so nothing else was tried.`)
      return faults
    }
  }
  return faults
}

/** Of errors of `fetch`, those of the connection have a cause. */
const isUnreachable = (error) => error instanceof TypeError && error.cause !== undefined
const said = ({ message, cause }) => (cause ? `${message} (${cause.code ?? cause.message})` : message)
