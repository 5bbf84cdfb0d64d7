import { clientOf } from './client.mjs'
import { outside } from './outside.mjs'
import { work } from './work.mjs'

/**
 * Tries a deployment at `url` as a stranger would, one check after the other, and says a line for each. `target` is a public page that a browser of it opens.
 * Returns how many did not hold.
 */
export async function checkDeployment(url, { target, say }) {
  const origin = new URL(url)
  const client = { ...clientOf(origin), target }
  const known = {}
  let faults = 0
  for (const check of [...outside, ...work]) {
    const started = performance.now()
    const [seen, fault] = await check.run(client, known).then(
      (result) => [result],
      (error) => [undefined, said(error)],
    )
    if (fault !== undefined) faults++
    const took = `${Math.round(performance.now() - started)} ms`
    say(
      [fault === undefined ? 'ok   ' : 'FAULT', check.name, fault ?? seen, took].filter(Boolean).join(' · '),
    )
  }
  return faults
}

const said = ({ message, cause }) => (cause ? `${message} (${cause.code ?? cause.message})` : message)
